import { periodKey } from '@console/market/read';

/** How a line of a table is named: as readers see it, and as cells call its period. */
export interface PeriodLine {
  readonly label: string;
  /** `2025Y`, `2025H1`, `2025Q3`, or a day `2026-11-26`; empty where the line has none. */
  readonly period: string;
}

interface Dates {
  /** Whether they are of reports, even when there is only one. */
  readonly periodic: boolean;
}

const YEAR = /^\d{4}$/;
const FORECAST = /^(\d{4})[AE]$/;

/**
 * The periods of dates as the services send them: years, `2025Q3`, expected years `2026E`, days. Days that all end a
 * quarter are the periods of reports; a single one is, where its table is one of reports.
 */
export function periodsOfDates(
  dates: readonly (string | null)[],
  { periodic }: Dates,
): readonly PeriodLine[] {
  const days = dates.map((date) => date?.slice(0, 10) ?? '');
  const reports = (periodic || days.length > 1) && days.every((day) => periodKey(day) !== null);
  return days.map((day) => {
    const forecast = FORECAST.exec(day);
    if (YEAR.test(day)) return { label: `${day}年`, period: `${day}Y` };
    if (forecast) return { label: day, period: `${forecast[1]}Y` };
    const period = (reports ? periodKey(day) : null) ?? day;
    return { label: period, period };
  });
}

export const isDay = (period: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(period);

const ENDS: Readonly<Record<string, string>> = { Q1: '03-31', H1: '06-30', Q3: '09-30', Y: '12-31' };

/** The last day of a period; the day itself of a day; null for a text that is neither. */
export function lastDayOf(period: string): string | null {
  if (isDay(period)) return period;
  const end = ENDS[period.slice(4)];
  return end === undefined ? null : `${period.slice(0, 4)}-${end}`;
}
