import type { RebalanceState, rebalanceTables } from '@console/contract-invest';
import { DayInput, FilterBar, OptionSelect, type FilterDraft } from '@console/ui/data';
import type { ReactElement } from 'react';
import { STATE_TITLES } from './day-words.ts';

const STATES = Object.entries(STATE_TITLES).map(([value, label]) => ({
  value: value as RebalanceState,
  label,
}));

/** The conditions of the strategies of a day. */
export function RebalancingFilter({
  draft,
  change,
  bar,
}: FilterDraft<(typeof rebalanceTables)['rebalanceRows']>): ReactElement {
  return (
    <FilterBar {...bar}>
      <DayInput
        label="交易日"
        placeholder="最近交易日"
        value={draft.date}
        onChange={(date) => change({ date })}
      />
      <OptionSelect<RebalanceState>
        label="状态"
        all="全部状态"
        options={STATES}
        value={draft.dayState}
        onChange={(dayState) => change({ dayState })}
      />
    </FilterBar>
  );
}
