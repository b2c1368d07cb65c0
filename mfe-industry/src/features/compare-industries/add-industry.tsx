import {
  industryEntries,
  VARIANT_TITLES,
  VARIANTS,
  type IndustryOption,
  type Variant,
} from '@console/contract-industry';
import { useCall } from '@console/platform';
import { Segmented, Select } from '@console/ui/form';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';

export interface AddIndustryProps {
  readonly chosen: readonly number[];
  /** Whether no more can be added. */
  readonly full: boolean;
  readonly onAdd: (industryId: number) => void;
}

const TREE_FRESH_MS = 10 * 60_000;

interface Option {
  readonly value: number;
  readonly label: string;
}

/** A search over the industries of a classification, of any level, each of which may be added. */
export function AddIndustry({ chosen, full, onAdd }: AddIndustryProps): ReactElement {
  const [type, setType] = useState<Variant>('default');
  const tree = useCall(client, industryEntries.options, { type }, { staleTime: TREE_FRESH_MS });
  const options = useMemo(
    () => optionsOf(tree.data ?? []).filter(({ value }) => !chosen.includes(value)),
    [tree.data, chosen],
  );
  return (
    <>
      <Segmented
        aria-label="分类"
        value={type}
        options={VARIANTS.map((value) => ({ value, label: VARIANT_TITLES[value] }))}
        onChange={setType}
      />
      <Select<number>
        aria-label="添加行业"
        style={{ width: 260 }}
        placeholder={full ? '最多对比 6 个' : '输入名称或编码添加'}
        disabled={full}
        loading={tree.isFetching}
        showSearch={{ optionFilterProp: 'label' }}
        value={null}
        options={options}
        onChange={onAdd}
      />
    </>
  );
}

const optionsOf = (tree: readonly IndustryOption[]): readonly Option[] =>
  tree.flatMap(({ industryId, industryName, industryCode, industryLevel, children }) => [
    { value: industryId, label: `${industryName} ${industryCode} L${industryLevel}` },
    ...optionsOf(children),
  ]);
