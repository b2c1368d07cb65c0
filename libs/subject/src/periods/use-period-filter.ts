import {
  DEFAULT_PERIODS,
  REPORT_TYPES,
  YEAR_SIZES,
  type ReportType,
  type YearSize,
} from '@console/contract-company';
import { useSearch } from '@console/ui/data';
import { useCallback, useMemo } from 'react';

/** The report periods a sub-tab shows. */
export interface PeriodChoice {
  readonly reportType: ReportType;
  readonly yearSize: YearSize;
}

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

function known<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
