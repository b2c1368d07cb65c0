const DAY_MS = 86_400_000;
const lunarFormat = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});

/** The last `count` trading days up to and including `end`, oldest first. */
export function tradingDays(end: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let time = Date.parse(`${end}T00:00:00Z`); days.length < count; time -= DAY_MS) {
    if (isTradingDay(time)) days.push(isoDay(time));
  }
  return days.reverse();
}

/** Every day from first to last with whether the exchanges trade. */
export function calendarDays(first: string, last: string): readonly { day: string; open: boolean }[] {
  const days: { day: string; open: boolean }[] = [];
  for (let time = Date.parse(`${first}T00:00:00Z`); time <= Date.parse(`${last}T00:00:00Z`); time += DAY_MS) {
    days.push({ day: isoDay(time), open: isTradingDay(time) });
  }
  return days;
}

/** `day` itself or the nearest trading day after it. */
export function tradingDayFrom(day: string): string {
  let time = Date.parse(`${day}T00:00:00Z`);
  while (!isTradingDay(time)) time += DAY_MS;
  return isoDay(time);
}

/** The last weekday before `day`. */
export function weekdayBefore(day: string): string {
  let time = Date.parse(`${day}T00:00:00Z`) - DAY_MS;
  while (isWeekend(time)) time -= DAY_MS;
  return isoDay(time);
}

/**
 * Weekdays but for the public holidays, by rule: the decreed bridge days of each year are not known
 * ahead, so this is near the real calendar and not equal to it.
 */
function isTradingDay(time: number): boolean {
  return !isWeekend(time) && !isHoliday(time);
}

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
