import type { Random } from './random.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import type { DemoCompany } from './world.ts';

export type CompanyLife = Pick<DemoCompany, 'listDate' | 'delistDate' | 'stFrom' | 'losing'>;

const NEW_LISTING = 0.06;
const ST_SHARE = 0.04;
const LOSING_SHARE = 0.12;
/** Special treatment comes long before the end of the original window. */
const ST_BEFORE_END = 120;
/** Yearly chances after the origin: to come under special treatment, and from there to leave. */
const ST_RATE = { losing: 0.12, sound: 0.002 };
const DELISTING_RATE = 0.2;
const LEAST_ST_DAYS = 180;
/** Companies listed at the origin do not leave at once. */
const LEAST_NOTICE = 30;
const SETTLING_YEARS = 2;
/** A day after the end of any story. */
const FAR = 20 * 365;

export interface LifePlan {
  /** When its board opened. */
  readonly opened: string;
  /** The trading days up to the origin. */
  readonly days: readonly string[];
  /** Whether it leaves within them. */
  readonly leaves: boolean;
}

/** The dates of a company that the story begins with or that lists by its origin. */
export function lifeOf(random: Random, { opened, days, leaves }: LifePlan): CompanyLife {
  const end = days.length - 1;
  const dayAt = (at: number): string => days[at] ?? '';
  const isNew = opened >= dayAt(0) || (!leaves && random.chance(NEW_LISTING));
  if (isNew) {
    const firstOpen = days.findIndex((day) => day >= opened);
    const listDate = dayAt(random.whole(Math.max(firstOpen, 1), Math.floor(end * 0.95)));
    return withLaterFate(random, { listDate, origin: dayAt(end), losing: random.chance(LOSING_SHARE) });
  }
  const listDate = dateBetween(random, opened, dayAt(0));
  if (leaves) {
    const lastDay = random.whole(Math.floor(end * 0.6), end - 5);
    const stFrom = dayAt(Math.max(0, random.whole(0, lastDay - ST_BEFORE_END)));
    return { listDate, delistDate: dayAt(lastDay + 1), stFrom, losing: true };
  }
  const stFrom = random.chance(ST_SHARE) ? dayAt(Math.max(0, random.whole(0, end - ST_BEFORE_END))) : null;
  const losing = stFrom !== null || random.chance(LOSING_SHARE);
  return withLaterFate(random, { listDate, stFrom, origin: dayAt(end), losing });
}

/** The dates of a company that lists after the origin. */
export function newcomerLife(random: Random, listDate: string): CompanyLife {
  return withLaterFate(random, { listDate, origin: listDate, losing: random.chance(LOSING_SHARE) });
}

/** What happens after the origin is drawn for good, whether or not the story ever goes so far. */
function withLaterFate(
  random: Random,
  {
    listDate,
    origin,
    losing,
    stFrom: marked = null,
  }: { listDate: string; origin: string; losing: boolean; stFrom?: string | null },
): CompanyLife {
  const waiting = (rate: number): number => (-Math.log(1 - random.next()) / rate) * 365;
  const settled = laterDate(listDate, SETTLING_YEARS * 365);
  const untilSt = waiting(losing ? ST_RATE.losing : ST_RATE.sound);
  const untilGone = waiting(DELISTING_RATE);
  const stFrom = marked ?? dateAfter(settled > origin ? settled : origin, untilSt + 1);
  if (stFrom === null) return { listDate, delistDate: null, stFrom, losing };
  const notBefore = [laterDate(stFrom, LEAST_ST_DAYS), laterDate(origin, LEAST_NOTICE)].sort().at(-1) ?? '';
  return { listDate, delistDate: dateAfter(notBefore, untilGone), stFrom, losing };
}

function dateAfter(from: string, calendarDays: number): string | null {
  return calendarDays > FAR ? null : tradingDayNear(laterDate(from, calendarDays));
}

function dateBetween(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  const time = start + random.next() * (Date.parse(to) - start);
  return tradingDayNear(new Date(time).toISOString().slice(0, 10));
}

/** The last days on the board, when a leaving share may still be sold. */
export const LEAVING_SESSIONS = 15;

/** First of those days; null when it stays. */
export function leavingFrom({ delistDate }: DemoCompany): string | null {
  return delistDate === null ? null : tradingDayNear(delistDate, -LEAVING_SESSIONS);
}
