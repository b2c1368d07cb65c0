/** Report periods as the mart names them: the last day of what was reported on, `2024-06-30`. */

const REPORTS: Readonly<Record<string, string>> = {
  '03-31': 'Q1',
  '06-30': 'H1',
  '09-30': 'Q3',
  '12-31': 'Y',
};
const QUARTERS: Readonly<Record<string, string>> = { ...REPORTS, '06-30': 'Q2', '12-31': 'Q4' };
const BEFORE: Readonly<Record<string, string>> = {
  '06-30': '03-31',
  '09-30': '06-30',
  '12-31': '09-30',
};

/** The short name of a period: `2024H1`, of a quarter alone `2024Q2`; null for a day that ends no quarter. */
export function periodKey(day: string, single = false): string | null {
  const name = (single ? QUARTERS : REPORTS)[day.slice(5)];
  return name === undefined ? null : `${day.slice(0, 4)}${name}`;
}

/** The same period a year before. */
export const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The period before it in the same fiscal year; null for the first. */
export function reportBefore(day: string): string | null {
  const before = BEFORE[day.slice(5)];
  return before === undefined ? null : `${day.slice(0, 5)}${before}`;
}

/** The quarter before it, of the year before for the first. */
export const quarterBefore = (day: string): string =>
  reportBefore(day) ?? `${yearBefore(day).slice(0, 4)}-12-31`;

/** The day `years` years before a period: periods after that day are within those years. */
export const yearsBack = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
