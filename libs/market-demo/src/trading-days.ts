const DAY_MS = 86_400_000;
const lunarFormat = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The last `count` trading days up to and including `end`, oldest first. */
export function tradingDays(end: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let time = timeOf(end); days.length < count; time -= DAY_MS) {
    if (isTradingDay(time)) days.push(isoDay(time));
  }
  return days.reverse();
}

/** The trading days in (from, to]. */
export function tradingDaysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let time = timeOf(from) + DAY_MS; time <= timeOf(to); time += DAY_MS) {
    if (isTradingDay(time)) days.push(isoDay(time));
  }
  return days;
}

/** The `count`th trading day after `day`; `day` itself for 0. */
export function tradingDayAfter(day: string, count: number): string {
  let time = timeOf(day);
  for (let left = count; left > 0;) {
    time += DAY_MS;
    if (isTradingDay(time)) left -= 1;
  }
  return isoDay(time);
}

/** The `count`th trading day before `day`, which counts for none. */
export function tradingDayBefore(day: string, count = 1): string {
  let time = timeOf(day);
  for (let left = count; left > 0;) {
    time -= DAY_MS;
    if (isTradingDay(time)) left -= 1;
  }
  return isoDay(time);
}

/** Every day from first to last with whether the exchanges trade. */
export function calendarDays(first: string, last: string): readonly { day: string; open: boolean }[] {
  const days: { day: string; open: boolean }[] = [];
  for (let time = timeOf(first); time <= timeOf(last); time += DAY_MS) {
    days.push({ day: isoDay(time), open: isTradingDay(time) });
  }
  return days;
}

/** `day` itself or the nearest trading day after it. */
export function tradingDayFrom(day: string): string {
  let time = timeOf(day);
  while (!isTradingDay(time)) time += DAY_MS;
  return isoDay(time);
}

/** A date so many calendar days later, a trading day or not. */
export function laterDate(day: string, calendarDays: number): string {
  return isoDay(timeOf(day) + Math.round(calendarDays) * DAY_MS);
}

/** The last weekday before `day`. */
export function weekdayBefore(day: string): string {
  let time = timeOf(day) - DAY_MS;
  while (isWeekend(time)) time -= DAY_MS;
  return isoDay(time);
}

/** Asked for the same few thousand days over and over, and the lunar calendar is slow. */
const known = new Map<number, boolean>();

/**
 * Weekdays but for the public holidays, by rule: the decreed bridge days of each year are not known
 * ahead, so this is near the real calendar and not equal to it.
 */
function isTradingDay(time: number): boolean {
  let open = known.get(time);
  if (open === undefined) {
    open = !isWeekend(time) && !isHoliday(time);
    known.set(time, open);
  }
  return open;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay());
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function isHoliday(time: number): boolean {
  const solar = isoDay(time).slice(5);
  if (solar === '01-01' || solar === '04-05') return true;
  if (solar >= '05-01' && solar <= '05-05') return true;
  if (solar >= '10-01' && solar <= '10-07') return true;
  const lunar = lunarDay(time);
  // Spring Festival from the first to the sixth, Dragon Boat, Mid-Autumn; then New Year's Eve.
  if (/^1-[1-6]$/.test(lunar) || lunar === '5-5' || lunar === '8-15') return true;
  return lunarDay(time + DAY_MS) === '1-1';
}

function lunarDay(time: number): string {
  const parts = lunarFormat.formatToParts(time);
  const part = (type: string): string => parts.find((item) => item.type === type)?.value ?? '';
  return `${part('month')}-${part('day')}`;
}
