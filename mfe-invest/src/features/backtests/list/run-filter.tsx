import { JOB_STATE_TITLES, JOB_STATES } from '@console/contract-core';
import { factorCalls, type backtestTables } from '@console/contract-invest';
import { useCall } from '@console/platform';
import {
  CheckFilter,
  FilterBar,
  OptionSelect,
  SearchInput,
  useFilterDraft,
  type TableUrlState,
} from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { factorGroups } from '../../../factor-groups.ts';

type ListState = TableUrlState<typeof backtestTables.backtestList>;

const STATES = JOB_STATES.map((value) => ({ value, label: JOB_STATE_TITLES[value] }));
const NO_INPUT = {};

/** The conditions of the list of runs. */
export function RunFilter({ state }: { readonly state: ListState }): ReactElement {
  const { draft, change, bar } = useFilterDraft<typeof backtestTables.backtestList>(state);
  const tree = useCall(client, factorCalls.factorTree, NO_INPUT);
  const factors = factorGroups(tree.data ?? []).flatMap(({ label, options }) =>
    options.map((option) => ({ value: String(option.value), label: `${label} / ${option.label}` })),
  );
  return (
    <FilterBar {...bar}>
      <SearchInput placeholder="因子名称" value={draft.search} onChange={(search) => change({ search })} />
      <OptionSelect
        label="状态"
        all="全部状态"
        options={STATES}
        value={draft.state}
        onChange={(next) => change({ state: next })}
      />
      <OptionSelect
        label="因子"
        all="全部因子"
        width={216}
        searchable
        options={factors}
        value={draft.factorFormId === undefined ? undefined : String(draft.factorFormId)}
        onChange={(next) => change({ factorFormId: next === undefined ? undefined : Number(next) })}
      />
      <CheckFilter label="仅我的" value={draft.mine} onChange={(mine) => change({ mine })} />
    </FilterBar>
  );
}
