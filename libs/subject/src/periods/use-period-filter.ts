import { useSearch } from '@console/ui/data';
import { useCallback, useMemo } from 'react';

/** Every report of a year, or annual reports alone. */
export const REPORT_TYPES = [
  { value: 'Q', label: '季报' },
  { value: 'Y', label: '年报' },
] as const;
/** Years counted back from the newest report; empty for all there are. */
export const YEAR_SIZES = [
  { value: '3', label: '近 3 年' },
  { value: '5', label: '近 5 年' },
  { value: '10', label: '近 10 年' },
  { value: '', label: '全部' },
] as const;
export type ReportType = (typeof REPORT_TYPES)[number]['value'];
export type YearSize = (typeof YEAR_SIZES)[number]['value'];

/** The report periods a sub-tab shows. */
export interface PeriodChoice {
  readonly reportType: ReportType;
  readonly yearSize: YearSize;
}

/** What is asked for while the address says nothing else. */
export const DEFAULT_PERIODS: PeriodChoice = { reportType: 'Q', yearSize: '5' };

export interface PeriodFilterState {
  readonly value: PeriodChoice;
  setValue(value: PeriodChoice): void;
  /** Back to the defaults, of this sub-tab alone. */
  reset(): void;
}

/**
 * The periods of the sub-tab `key`, kept in the address under its own name: other sub-tabs have theirs, and
 * a link shows what its sender saw. Defaults are left out.
 */
export function usePeriodFilter(key: string): PeriodFilterState {
  const [search, replace] = useSearch();
  const type = `${key}.reportType`;
  const size = `${key}.yearSize`;
  const params = new URLSearchParams(search);
  const reportType = known(REPORT_TYPES, params.get(type)) ?? DEFAULT_PERIODS.reportType;
  const yearSize = known(YEAR_SIZES, params.get(size)) ?? DEFAULT_PERIODS.yearSize;
  const setValue = useCallback(
    (next: PeriodChoice) => {
      const changed = new URLSearchParams(search);
      changed.delete(type);
      changed.delete(size);
      if (next.reportType !== DEFAULT_PERIODS.reportType) changed.set(type, next.reportType);
      if (next.yearSize !== DEFAULT_PERIODS.yearSize) changed.set(size, next.yearSize);
      replace(changed.toString());
    },
    [search, replace, type, size],
  );
  return useMemo(
    () => ({ value: { reportType, yearSize }, setValue, reset: () => setValue(DEFAULT_PERIODS) }),
    [reportType, yearSize, setValue],
  );
}

function known<Value extends string>(
  choices: readonly { readonly value: Value }[],
  text: string | null,
): Value | undefined {
  return choices.find(({ value }) => value === text)?.value;
}
