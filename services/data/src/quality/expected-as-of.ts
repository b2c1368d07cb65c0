import type { TableRhythm } from '@console/contract-data';

/** The last day by which a report must be out, and its period; `years` before that day's year. */
const DEADLINES = [
  { due: '04-30', period: '12-31', years: 1 },
  { due: '04-30', period: '03-31', years: 0 },
  { due: '08-31', period: '06-30', years: 0 },
  { due: '10-31', period: '09-30', years: 0 },
] as const;

export interface ExpectedTable {
  readonly rhythm: TableRhythm;
  /** Whether its as-of date is the day of an announcement, not the period. */
  readonly isAnnounced: boolean;
}

/** Most companies report in the last days: at least one announced within so many days before the deadline. */
const ANNOUNCED_DAYS = 10;
const DAY_MS = 86_400_000;

/**
 * The oldest as-of date, `YYYY-MM-DD`, with which a table of this rhythm is up to date; null when none is expected.
 * Reports are expected from the day after the exchanges' deadlines: 30 April, 31 August, 31 October.
 */
export function expectedAsOf(
  { rhythm, isAnnounced }: ExpectedTable,
  businessDate: string | null,
): string | null {
  if (businessDate === null || rhythm === 'event') return null;
  if (rhythm === 'daily') return businessDate;
  const year = Number(businessDate.slice(0, 4));
  const reports = [year - 1, year]
    .flatMap((each) =>
      DEADLINES.map(({ due, period, years }) => ({
        due: `${each}-${due}`,
        period: `${each - years}-${period}`,
      })),
    )
    .filter(({ due, period }) => due < businessDate && (rhythm === 'quarterly' || period.endsWith('12-31')));
  const newest = reports.sort((one, other) => (one.period < other.period ? -1 : 1)).at(-1);
  if (!newest) return null;
  return isAnnounced ? daysBefore(newest.due, ANNOUNCED_DAYS) : newest.period;
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
