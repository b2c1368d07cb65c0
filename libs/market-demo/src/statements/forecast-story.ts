import type { ForecastType } from '@console/market/schema';
import { laterDate, tradingDayWithin } from '../prices/trading-days.ts';
import { yearToDate, type YearToDate } from '../book/year-to-date.ts';
import { isFinancial } from '../company/sectors.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, Report } from '../world/world.ts';
import { forecastAbstract } from './forecast-abstract.ts';

/** Forecasts are rounded to ten thousand yuan. */
interface Range {
  readonly lower: number;
  readonly upper: number;
}

/** A company's forecast of a period. */
export interface Forecast {
  readonly period: string;
  readonly announceDate: string;
  readonly type: ForecastType;
  readonly profit: Range;
  readonly revenue: Range | null;
  readonly abstract: string;
}

/** The chance of a forecast: due for a year, usual for a half year and rare for the quarters. */
const DUE: Readonly<Record<string, number>> = { '12-31': 1, '06-30': 0.8, '03-31': 0.3, '09-30': 0.3 };
const DEADLINES: Readonly<Record<string, string>> = {
  '12-31': '01-31',
  '06-30': '07-15',
  '03-31': '04-15',
  '09-30': '10-15',
};
const LARGE = 0.5;
const UNFORCED = 0.06;
const STEADY = 0.05;
const TEN_THOUSAND = 1e4;

/** The forecasts of the reports of a company's book, oldest first. */
export function forecastStory(
  seed: number,
  company: DemoCompany,
  reports: readonly Report[],
): readonly Forecast[] {
  return reports.flatMap((report, at) => {
    const year = yearToDate(reports, at);
    if (!year || report.announceDate === company.listDate) return [];
    const random = new Random(`${seed} ${company.text} forecast ${report.period}`);
    const forecast = forecastOf(random, { company, report, year });
    return forecast && forecast.announceDate > company.listDate ? [forecast] : [];
  });
}

function forecastOf(
  random: Random,
  { company, report, year }: { company: DemoCompany; report: Report; year: YearToDate },
): Forecast | null {
  const { profit, profitBefore: base, revenue } = year;
  const { period } = report;
  const type = typeOf(random, { profit, base, season: period.slice(5) });
  const announceDate = noticeDate(random, report);
  if (type === null || announceDate >= report.announceDate) return null;
  const range = withinKind(rangeOf(random, profit, Math.abs(base)), { type, base });
  return {
    period,
    announceDate,
    type,
    profit: range,
    revenue: random.chance(0.5) ? rangeOf(random, revenue, revenue, 0.3) : null,
    abstract: forecastAbstract(random, { type, period, range, base, isFinancial: isFinancial(company) }),
  };
}

function typeOf(
  random: Random,
  { profit, base, season }: { profit: number; base: number; season: string },
): ForecastType | null {
  const says = random.chance(DUE[season] ?? 0);
  const unforced = random.chance(UNFORCED);
  if (profit < 0) return says ? (base < 0 ? '续亏' : '首亏') : null;
  if (base < 0) return says ? '扭亏' : null;
  const growth = (profit - base) / Math.max(1, Math.abs(base));
  if (growth > LARGE) return says ? '预增' : null;
  if (growth < -LARGE) return says ? '预减' : null;
  if (!unforced) return null;
  if (random.chance(0.08)) return '不确定';
  if (Math.abs(growth) < STEADY) return '续盈';
  return growth > 0 ? '略增' : '略减';
}

/** A range of the figure's sign, which contains it most of the time. */
function rangeOf(random: Random, value: number, scale: number, narrow = 1): Range {
  const wide = narrow * Math.max(Math.abs(value), 0.1 * scale, 20 * TEN_THOUSAND);
  const middle = value + wide * 0.06 * random.normal();
  const half = wide * random.between(0.06, 0.16);
  const lower = Math.floor((middle - half) / TEN_THOUSAND) * TEN_THOUSAND;
  const upper = Math.ceil((middle + half) / TEN_THOUSAND) * TEN_THOUSAND;
  return value < 0
    ? { lower: Math.min(lower, -2 * TEN_THOUSAND), upper: Math.min(upper, -TEN_THOUSAND) }
    : { lower: Math.max(lower, TEN_THOUSAND), upper: Math.max(upper, 2 * TEN_THOUSAND) };
}

/** The range cut to fit its kind: a jump by half is not announced with a range that begins below it. */
function withinKind({ lower, upper }: Range, { type, base }: { type: ForecastType; base: number }): Range {
  const above = (times: number): Range => {
    const least = Math.ceil((times * base) / TEN_THOUSAND) * TEN_THOUSAND;
    return { lower: Math.max(lower, least), upper: Math.max(upper, least + TEN_THOUSAND) };
  };
  const below = (times: number): Range => {
    const most = Math.floor((times * base) / TEN_THOUSAND) * TEN_THOUSAND;
    const cut = Math.max(Math.min(upper, most), 2 * TEN_THOUSAND);
    return { lower: Math.max(TEN_THOUSAND, Math.min(lower, cut - TEN_THOUSAND)), upper: cut };
  };
  if (type === '预增') return above(1 + LARGE);
  if (type === '略增') return above(1);
  if (type === '预减') return below(1 - LARGE);
  return type === '略减' ? below(1) : { lower, upper };
}

/** A trading day after the period, up to the deadline, and before the report. */
function noticeDate(random: Random, { period, announceDate }: Report): string {
  const season = period.slice(5);
  const year = Number(period.slice(0, 4)) + (season === '12-31' ? 1 : 0);
  const deadline = `${year}-${DEADLINES[season] ?? ''}`;
  const first = laterDate(period, 5);
  const days = Math.round((Date.parse(deadline) - Date.parse(first)) / 86_400_000);
  const wanted = tradingDayWithin(laterDate(first, Math.round(days * Math.sqrt(random.next()))), first);
  return wanted < announceDate ? wanted : tradingDayWithin(laterDate(announceDate, -2), first);
}
