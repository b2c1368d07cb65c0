import { type IndustryOption, maintainCalls } from '@console/contract-company';
import { useCall } from '@console/platform';
import { PathCascader, type OptionPath } from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { chosenIds, pathOptions, pathsOf } from './industry-choice.ts';

export interface IndustryFieldProps {
  /** Ids of ecology industries, given by the form that contains the field. */
  readonly value?: readonly number[];
  readonly onChange?: (ids: readonly number[]) => void;
}

const NO_INPUT = {};
const NO_TREE: readonly IndustryOption[] = [];
const NONE: readonly number[] = [];
const WIDTH = 296;

/** The ecology industries a company belongs to; 确定 needs at least one. */
export function IndustryField({ value = NONE, onChange }: IndustryFieldProps): ReactElement {
  const tree = useCall(client, maintainCalls.industryOptions, NO_INPUT);
  const nodes = tree.data ?? NO_TREE;
  const options = useMemo(() => pathOptions(nodes), [nodes]);
  // The initial value may contain a whole branch, which a choice of the same branch keeps.
  const [read] = useState(value);
  const summary = (paths: readonly OptionPath[]): string => {
    const count = chosenIds(nodes, paths, read).length;
    return count === 0 ? '请至少选择一个行业' : `已选 ${count} 个行业`;
  };
  return (
    <PathCascader
      placeholder="行业（一、二、三级）"
      options={options}
      loading={tree.isFetching}
      atLeastOne
      width={WIDTH}
      onOpen={() => {
        if (tree.isError) void tree.refetch();
      }}
      value={pathsOf(nodes, value)}
      summary={summary}
      onChange={(paths) => onChange?.(chosenIds(nodes, paths, read))}
    />
  );
}
