import { calendarDays } from '../trading-days.ts';

const years = new Map<number, readonly string[]>();

/** The trading day that stands `by` places after the first trading day on or after `date`; negative: before. */
export function tradingDayNear(date: string, by = 0): string {
  let year = Number(date.slice(0, 4));
  let days = daysOf(year);
  let at = firstFrom(days, date) + by;
  while (at < 0) {
    year -= 1;
    days = daysOf(year);
    at += days.length;
  }
  while (at >= days.length) {
    at -= days.length;
    year += 1;
    days = daysOf(year);
  }
  return days[at] ?? date;
}

const DAY_MS = 86_400_000;

/** A date some calendar days later, or earlier. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The date itself or the trading day before it; the one after it where that is before `first`. */
export function tradingDayWithin(date: string, first: string): string {
  const next = tradingDayNear(date);
  if (next === date) return date;
  const before = tradingDayNear(date, -1);
  return before >= first ? before : next;
}

/** Found once a year of the calendar: the holidays follow the moon and are slow to compute. */
function daysOf(year: number): readonly string[] {
  const known = years.get(year);
  if (known) return known;
  const days = calendarDays(`${year}-01-01`, `${year}-12-31`).flatMap(({ day, open }) => (open ? [day] : []));
  years.set(year, days);
  return days;
}

function firstFrom(days: readonly string[], date: string): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') < date) low = middle + 1;
    else high = middle;
  }
  return low;
}
