const DAY_MS = 86_400_000;

/** A date so many calendar days later, or earlier, a trading day or not. */
export const laterDate = (day: string, calendarDays: number): string =>
  dateOf(numberOf(day) + Math.round(calendarDays));

/** The trading day that is `by` places after the first one on or after `day`; negative: before it. */
export function tradingDayNear(day: string, by = 0): string {
  let year = Number(day.slice(0, 4));
  let days = daysOf(year);
  let at = firstFrom(days, day) + by;
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
  return days[at] ?? day;
}

/** The `count`th trading day after `day`; `day` itself for 0. */
export const tradingDayAfter = (day: string, count: number): string =>
  count === 0 ? day : tradingDayNear(laterDate(day, 1), count - 1);

/** The day itself or the trading day before it; the one after it where that is before `first`. */
export function tradingDayWithin(day: string, first: string): string {
  const next = tradingDayNear(day);
  if (next === day) return day;
  const before = tradingDayNear(day, -1);
  return before >= first ? before : next;
}

/** The last `count` trading days up to and including `end`, oldest first. */
export function tradingDays(end: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => tradingDayNear(laterDate(end, 1), at - count));
}

/** The trading days in (from, to]. */
export function tradingDaysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = tradingDayAfter(from, 1); day <= to; day = tradingDayNear(day, 1)) days.push(day);
  return days;
}

/** Every day from first to last with whether the exchanges trade. */
export function calendarDays(first: string, last: string): readonly { day: string; open: boolean }[] {
  const days: { day: string; open: boolean }[] = [];
  for (let day = first; day <= last; day = laterDate(day, 1)) {
    days.push({ day, open: tradingDayNear(day) === day });
  }
  return days;
}

/** The last weekday before `day`. */
export function weekdayBefore(day: string): string {
  let number = numberOf(day) - 1;
  while (isWeekend(number)) number -= 1;
  return dateOf(number);
}

/** Days are numbered from 1970-01-01, a Thursday. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const isWeekend = (number: number): boolean => (number + 4) % 7 === 0 || (number + 4) % 7 === 6;

/** A cache, for the same few thousand days are asked for again and again. */
const dates = new Map<number, string>();

function dateOf(number: number): string {
  let date = dates.get(number);
  if (date === undefined) {
    date = new Date(number * DAY_MS).toISOString().slice(0, 10);
    dates.set(number, date);
  }
  return date;
}

const years = new Map<number, readonly string[]>();

/**
 * Weekdays without the public holidays, by rule: the decreed bridge days of each year are not known ahead, so this
 * is near the real calendar and not equal to it.
 */
function daysOf(year: number): readonly string[] {
  const known = years.get(year);
  if (known) return known;
  const [first, last] = [numberOf(`${year}-01-01`), numberOf(`${year}-12-31`)];
  const moons = moonHolidays(year);
  const days: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const date = dateOf(number);
    if (!isWeekend(number) && !moons.has(number) && !SOLAR_HOLIDAYS.test(date)) days.push(date);
  }
  years.set(year, days);
  return days;
}

const SOLAR_HOLIDAYS = /-(?:01-01|04-05|05-0[1-5]|10-0[1-7])$/;

/** Spring Festival from its eve to the sixth, Dragon Boat, Mid-Autumn. */
function moonHolidays(year: number): ReadonlySet<number> {
  const spring = lunarDate(1, 1, `${year}-01-20`);
  return new Set([
    ...Array.from({ length: 7 }, (_, at) => spring - 1 + at),
    lunarDate(5, 5, `${year}-05-24`),
    lunarDate(8, 15, `${year}-09-05`),
  ]);
}

const lunarFormat = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
const LEAST_MONTH = 29;

/** The first day from a date on with the given name in the lunar calendar. Slow, but few days are asked for. */
function lunarDate(month: number, day: number, from: string): number {
  for (let number = numberOf(from); ;) {
    const [ofMonth = '', ofDay = ''] = lunarFormat.format(number * DAY_MS).split('/');
    const isMonth = ofMonth === String(month);
    if (isMonth && Number(ofDay) === day) return number;
    number += isMonth && Number(ofDay) < day ? day - Number(ofDay) : Math.max(1, LEAST_MONTH - Number(ofDay));
  }
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
