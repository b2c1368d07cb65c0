import { DateRange, FilterBar } from '@console/ui/data';
import type { ReactElement } from 'react';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DayRangeFilterProps {
  readonly draft: Days;
  change(part: Days): void;
  readonly bar: { onSubmit(): void; onReset(): void };
}

/** The search of days: those from a date to another, both included. */
export function DayRangeFilter({ draft, change, bar }: DayRangeFilterProps): ReactElement {
  return (
    <FilterBar {...bar}>
      <DateRange
        label="日期"
        placeholder={['日期起', '止']}
        value={[draft.from, draft.to]}
        onChange={([from, to]) => change({ from, to })}
      />
    </FilterBar>
  );
}
