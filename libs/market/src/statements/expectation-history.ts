import type { Page } from '@console/contract-core';
import { byDay } from './by-day.ts';
import type { Expectation } from './expectation.ts';

/** The name of each measure in the API, before its year, and in the mart. */
export const GROWTH_MEASURES = { mbiFy: 'operating_total_revenue', npFy: 'net_profit_parent' } as const;
export const QUALITY_MEASURES = {
  gpMarginFy: 'gross_margin',
  profitTaMarginFy: 'pretax_margin',
  roeFy: 'roe',
  roicFy: 'roic',
} as const;

export interface HistoryRow {
  readonly reportDate: string;
  readonly year: string;
  readonly actualYear: number | null;
  readonly institutionCount: number | null;
  readonly [ofYear: `${string}Fy${number}`]: number | null;
}

/**
 * A page with one row for each day of new expectations, newest first, and a value for each measure and year. All rows
 * of a page have the years of all of them, so that the first one names the columns.
 */
export function expectationPage(
  all: readonly Expectation[],
  measures: Readonly<Record<string, string>>,
  { page, size }: { readonly page: number; readonly size: number },
): Page<HistoryRow> {
  const days = [...byDay(all)].sort(([a], [b]) => (a < b ? 1 : -1));
  return {
    totalElements: days.length,
    content: expectationRows(days.slice(page * size, (page + 1) * size), measures),
    asOf: days[0]?.[0] ?? null,
  };
}

/** A row for each day, with the years of all of them. */
export function expectationRows(
  shown: readonly (readonly [day: string, ofDay: readonly Expectation[]])[],
  measures: Readonly<Record<string, string>>,
): HistoryRow[] {
  const years = [...new Set(shown.flatMap(([, ofDay]) => ofDay.map(({ year }) => year)))].sort();
  return shown.map(([day, ofDay]) => rowOf(day, ofDay, { years, measures }));
}

function rowOf(
  day: string,
  ofDay: readonly Expectation[],
  {
    years,
    measures,
  }: { readonly years: readonly number[]; readonly measures: Readonly<Record<string, string>> },
): HistoryRow {
  const values = years.flatMap((year) => {
    const figures = ofDay.find((one) => one.year === year)?.figures;
    return Object.entries(measures).map(
      ([wire, name]) => [`${wire}${year}`, figures?.[name] ?? null] as const,
    );
  });
  const counts = ofDay.flatMap(({ figures }) => figures['institution_count'] ?? []);
  return {
    reportDate: day,
    year: years.join(','),
    actualYear: ofDay.find(({ actual }) => actual)?.year ?? null,
    institutionCount: counts.length === 0 ? null : Math.max(...counts),
    ...Object.fromEntries(values),
  };
}
