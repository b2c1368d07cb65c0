import {
  DEFAULT_REPORTS,
  REPORT_TYPES,
  YEAR_SIZES,
  type ReportChoice,
  type ReportType,
  type YearSize,
} from '@console/contract-core';
import { usePageQuery } from '@console/ui/data';
import { useCallback, useMemo } from 'react';

const REPORT_TITLES: Readonly<Record<ReportType, string>> = { Q: '季报', Y: '年报' };
const YEAR_TITLES: Readonly<Record<YearSize, string>> = {
  '3': '近 3 年',
  '5': '近 5 年',
  '10': '近 10 年',
  '': '全部',
};

export const REPORT_OPTIONS = REPORT_TYPES.map((value) => ({ value, label: REPORT_TITLES[value] }));
export const YEAR_OPTIONS = YEAR_SIZES.map((value) => ({ value, label: YEAR_TITLES[value] }));

export interface PeriodFilterState {
  readonly value: ReportChoice;
  setValue(value: ReportChoice): void;
  /** Back to the defaults, of this sub-tab alone. */
  reset(): void;
}

/**
 * The periods of the sub-tab `key`, kept in the address under its own name: other sub-tabs have theirs, and a
 * link shows the sender's view. Defaults are left out.
 */
export function usePeriodFilter(key: string): PeriodFilterState {
  const [query, change] = usePageQuery();
  const type = `${key}.reportType`;
  const size = `${key}.yearSize`;
  const reportType = known(REPORT_OPTIONS, query.get(type)) ?? DEFAULT_REPORTS.reportType;
  const yearSize = known(YEAR_OPTIONS, query.get(size)) ?? DEFAULT_REPORTS.yearSize;
  const setValue = useCallback(
    (next: ReportChoice) =>
      change({
        [type]: next.reportType === DEFAULT_REPORTS.reportType ? null : next.reportType,
        [size]: next.yearSize === DEFAULT_REPORTS.yearSize ? null : next.yearSize,
      }),
    [change, type, size],
  );
  return useMemo(
    () => ({ value: { reportType, yearSize }, setValue, reset: () => setValue(DEFAULT_REPORTS) }),
    [reportType, yearSize, setValue],
  );
}

function known<Value extends string>(
  choices: readonly { readonly value: Value }[],
  text: string | null,
): Value | undefined {
  return choices.find(({ value }) => value === text)?.value;
}
