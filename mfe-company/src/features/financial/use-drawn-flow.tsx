import { type PeriodFilterState, type Single } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import type { ReactElement } from 'react';

/** A quarter alone first: what is cumulated rises and falls with the calendar. */
const SINGLES = ['1', '0'] as const;
const NAMES = { '1': '按单季', '0': '按累计' } as const;

interface DrawnFlow {
  /** What charts over the periods of the filter ask for. */
  readonly input: PeriodFilterState['value'] & { readonly single: Single };
  /** The choice itself; none over annual reports, which have no quarters. */
  readonly choice: ReactElement | null;
}

/** Whether charts draw each quarter alone or the sums of the year, kept in the address under `name`. */
export function useDrawnFlow(name: string, { value }: Pick<PeriodFilterState, 'value'>): DrawnFlow {
  const [single, choose] = useChoice(name, SINGLES, '1');
  if (value.reportType !== 'Q') return { input: { ...value, single: '0' }, choice: null };
  return {
    input: { ...value, single },
    choice: (
      <Segmented
        size="small"
        aria-label="走势口径"
        value={single}
        options={SINGLES.map((each) => ({ value: each, label: NAMES[each] }))}
        onChange={choose}
      />
    ),
  };
}
