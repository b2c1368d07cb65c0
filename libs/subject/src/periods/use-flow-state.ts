import { usePeriodFilter, type PeriodFilterState } from './use-period-filter.ts';
import { useSingle, type Single } from './use-single.ts';

/** Which reports a sub-tab shows, and whether each quarter alone. */
export interface FlowState {
  readonly filter: PeriodFilterState;
  readonly single: Single;
  readonly setSingle: (single: Single) => void;
}

/** The periods of the sub-tab `key`. Annual reports have no quarters. */
export function useFlowState(key: string): FlowState {
  const filter = usePeriodFilter(key);
  const [single, setSingle] = useSingle(key);
  return { filter, single: filter.value.reportType === 'Q' ? single : '0', setSingle };
}
