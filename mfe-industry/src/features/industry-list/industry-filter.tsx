import { industryEntries, type industryTables, type Variant } from '@console/contract-industry';
import { useCall, useCan } from '@console/platform';
import {
  FilterBar,
  OptionSelect,
  PathCascader,
  SearchInput,
  useFilterDraft,
  type OptionPath,
  type TableUrlState,
} from '@console/ui/data';
import { useMemo, useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { AnalystSelect } from '../../maintain/analyst-select.tsx';
import { chosenIds, pathOptions, pathsOf } from './industry-paths.ts';

export interface IndustryFilterProps {
  readonly variant: Variant;
  readonly state: TableUrlState<typeof industryTables.industryList>;
}

const LEVELS = [
  { value: '1', label: 'L1' },
  { value: '2', label: 'L2' },
  { value: '3', label: 'L3' },
] as const;

const TREE_FRESH_MS = 10 * 60_000;
const summary = (paths: readonly OptionPath[]): string =>
  paths.length === 0 ? '请至少选择一个行业' : `已选 ${paths.length} 个行业`;

/**
 * The list's conditions: a draft, applied when the reader searches; 确定 of the industries searches at once.
 */
export function IndustryFilter({ variant, state }: IndustryFilterProps): ReactElement {
  const { draft, change, bar } = useFilterDraft(state);
  const chosen = draft.industryIds ?? [];
  // The tree is of domestic industries: users who may only see overseas ones have nothing to pick from it.
  const canPick = useCan('hysjk_gn');
  // The tree is a large answer: loaded when it is opened, or needed to name a choice.
  const [looked, setLooked] = useState(false);
  const tree = useCall(
    client,
    industryEntries.options,
    { type: variant },
    { enabled: canPick && (looked || chosen.length > 0), staleTime: TREE_FRESH_MS },
  );
  const nodes = useMemo(() => tree.data ?? [], [tree.data]);
  const options = useMemo(() => pathOptions(nodes), [nodes]);
  return (
    <FilterBar {...bar}>
      <SearchInput
        placeholder="行业名称或编码"
        value={draft.search}
        onChange={(search) => change({ search })}
      />
      {canPick && (
        <PathCascader
          placeholder="行业（一、二、三级）"
          options={options}
          loading={tree.isFetching}
          atLeastOne
          onOpen={() => setLooked(true)}
          value={pathsOf(nodes, chosen)}
          summary={summary}
          onChange={(paths) => state.setFilter({ ...draft, industryIds: chosenIds(paths) })}
        />
      )}
      <OptionSelect
        label="层级"
        all="全部层级"
        options={LEVELS}
        value={draft.industryLevel}
        onChange={(industryLevel) => change({ industryLevel })}
      />
      <AnalystSelect
        label="分析师"
        placeholder="分析师"
        clearable
        lazy
        width={152}
        value={draft.userId}
        onChange={(userId) => change({ userId })}
      />
    </FilterBar>
  );
}
