import { Random } from '../world/random.ts';
import type { Dividend, DemoCompany } from '../world/world.ts';
import type { CompanyHabits } from './company-habits.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { periodEnd, yearOf, type Quarter } from './quarter.ts';

const MOST_OF_BOOK_VALUE = 0.06;
const SHARES_CHANCE = 0.13;
/** The least book value per share of a company that gives new shares, in yuan. */
const LEAST_BOOK_VALUE = 3;
/** Calendar days: a general meeting is announced twenty days ahead, and its resolution is carried out weeks later. */
const MEETING_NOTICE = 20;
const MEETING_TO_EX = 22;

/** The figures of an annual report that decide its dividend. Yuan. */
export interface YearEnd {
  readonly quarter: Quarter;
  readonly announceDate: string;
  readonly profit: number;
  readonly equity: number;
  readonly shares: number;
}

/**
 * The dividend of a fiscal year, without the shares it is paid on, which are those of its record date. Null when
 * none is paid. New shares are given only after `sharesFrom`, the first day whose shares are given.
 */
export function dividendPlan(
  { seed, company, habits }: { seed: number; company: DemoCompany; habits: CompanyHabits },
  year: YearEnd,
  sharesFrom: string,
): Omit<Dividend, 'shares'> | null {
  const period = periodEnd(year.quarter);
  const random = new Random(`${seed} ${company.text} dividend ${period}`);
  const dates = datesOf(random, year, habits.exDay);
  const bookValue = year.equity / year.shares;
  const chosen = random.chance(habits.pays);
  const wanted = (year.profit / year.shares) * habits.payout * random.between(0.85, 1.15);
  const cash = chosen ? Math.round(100 * Math.min(wanted, MOST_OF_BOOK_VALUE * bookValue)) : 0;
  const most = Math.floor(100 * MOST_OF_BOOK_VALUE * bookValue);
  const splits = random.chance(SHARES_CHANCE) && bookValue >= LEAST_BOOK_VALUE && dates.exDate > sharesFrom;
  const transfer = splits ? random.whole(1, 4) / 10 : 0;
  const bonus = splits && random.chance(0.3) ? 0.1 : 0;
  if (year.profit <= 0 || (cash <= 0 && transfer === 0)) return null;
  // A company takes part from its listing to its last day.
  if (year.announceDate <= company.listDate) return null;
  if (company.delistDate !== null && dates.exDate >= company.delistDate) return null;
  return {
    period,
    planDate: year.announceDate,
    ...dates,
    cash: Math.max(0, Math.min(cash, most)),
    bonus,
    transfer,
  };
}

function datesOf(
  random: Random,
  { quarter, announceDate }: YearEnd,
  exDay: number,
): Pick<Dividend, 'implementDate' | 'recordDate' | 'exDate'> {
  const usual = laterDate(`${yearOf(quarter) + 1}-05-26`, exDay + random.whole(-4, 4));
  const earliest = laterDate(announceDate, MEETING_NOTICE + MEETING_TO_EX);
  const exDate = tradingDayNear(usual < earliest ? earliest : usual);
  return {
    exDate,
    recordDate: tradingDayNear(exDate, -1),
    implementDate: tradingDayNear(exDate, -random.whole(5, 7)),
  };
}
