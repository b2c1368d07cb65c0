import { performanceForecast, type ForecastType } from '../../schema/statements/performance-forecast.ts';
import { daysAfter, weekdayWithin } from '../book/market-days.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import type { DemoCompany, DemoWorld, Report } from '../world.ts';
import type { PeriodInTime } from './analyse-period.ts';
import { forecastAbstract } from './forecast-abstract.ts';

/** Forecasts are due for a year, wanted for a half year and rare for the quarters. */
const DUE: Readonly<Record<string, number>> = { '12-31': 1, '06-30': 0.8, '03-31': 0.3, '09-30': 0.3 };
const DEADLINES: Readonly<Record<string, string>> = {
  '12-31': '01-31',
  '06-30': '07-15',
  '03-31': '04-15',
  '09-30': '10-15',
};
const LARGE = 0.5;
const UNFORCED = 0.06;
/** Forecasts are given in ten thousands. */
const TEN_THOUSAND = 1e4;

/** What the company expected of a period, if it said so. */
export function writePerformanceForecast(
  { seed }: DemoWorld,
  sink: DemoSink,
  { company, times }: { company: DemoCompany; times: PeriodInTime },
): void {
  const { report, income } = times.now;
  const base = times.yearAgo?.income.net_profit_parent;
  if (base === undefined || report.announceDate === company.listDate) return;
  const random = new Random(`${seed} ${company.text} forecast ${report.period}`);
  const profit = (income.net_profit_parent ?? 0) / 100;
  const type = typeOf(random, { profit, base: base / 100, season: report.period.slice(5) });
  const announced = noticeDate(random, report);
  if (type === null || announced <= company.listDate) return;
  const range = rangeOf(random, profit, Math.abs(base / 100));
  const revenue = (income.operating_total_revenue ?? 0) / 100;
  const sales = random.chance(0.5) ? rangeOf(random, revenue, revenue, 0.3) : null;
  sink.add(performanceForecast, announced, {
    ...{ security_id: company.text, report_period: report.period, announce_date: announced, type },
    ...{ net_profit_lower: range.lower, net_profit_upper: range.upper },
    ...{ revenue_lower: sales?.lower ?? null, revenue_upper: sales?.upper ?? null },
    abstract: forecastAbstract(random, { type, period: report.period, range, base: base / 100 }),
  });
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
  if (Math.abs(growth) < 0.05) return '续盈';
  return growth > 0 ? '略增' : '略减';
}

/** A range that the figure falls into most of the time, and of its sign. */
function rangeOf(
  random: Random,
  value: number,
  scale: number,
  narrow = 1,
): { readonly lower: number; readonly upper: number } {
  const wide = narrow * Math.max(Math.abs(value), 0.1 * scale, 20 * TEN_THOUSAND);
  const middle = value + wide * 0.045 * random.normal();
  const half = wide * random.between(0.06, 0.2);
  const lower = Math.floor((middle - half) / TEN_THOUSAND) * TEN_THOUSAND;
  const upper = Math.ceil((middle + half) / TEN_THOUSAND) * TEN_THOUSAND;
  return value < 0
    ? { lower: Math.min(lower, -2 * TEN_THOUSAND), upper: Math.min(upper, -TEN_THOUSAND) }
    : { lower: Math.max(lower, TEN_THOUSAND), upper: Math.max(upper, 2 * TEN_THOUSAND) };
}

/** A weekday after the period, up to the deadline, and before the report. */
function noticeDate(random: Random, { period, announceDate }: Report): string {
  const season = period.slice(5);
  const year = Number(period.slice(0, 4)) + (season === '12-31' ? 1 : 0);
  const deadline = `${year}-${DEADLINES[season] ?? ''}`;
  const first = daysAfter(period, 5);
  const days = Math.round((Date.parse(deadline) - Date.parse(first)) / 86_400_000);
  const wanted = weekdayWithin(daysAfter(first, Math.round(days * Math.sqrt(random.next()))), first);
  return wanted < announceDate ? wanted : weekdayWithin(daysAfter(announceDate, -2), first);
}
