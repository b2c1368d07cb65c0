import { performanceExpress } from '../../schema/statements/performance-express.ts';
import { daysAfter, weekdayWithin } from '../book/market-days.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import type { DemoCompany, DemoWorld, Report } from '../world.ts';
import type { PeriodInTime, Ratios } from './analyse-period.ts';

/** Mostly for the year, and early for it. */
const CHANCES: Readonly<Record<string, number>> = { '12-31': 0.28, '06-30': 0.06 };

/** The first figures of a year or half year, a little off the audited ones. */
export function writePerformanceExpress(
  { seed }: DemoWorld,
  sink: DemoSink,
  { company, times, ratios }: { company: DemoCompany; times: PeriodInTime; ratios: Ratios },
): void {
  const { report, income, sheet } = times.now;
  const random = new Random(`${seed} ${company.text} express ${report.period}`);
  if (!random.chance(CHANCES[report.period.slice(5)] ?? 0)) return;
  const announced = expressDate(random, report);
  if (announced <= company.listDate || announced >= report.announceDate) return;
  const profits = 1 + 0.006 * random.normal();
  const sizes = 1 + 0.002 * random.normal();
  const near = (cents: number | undefined, factor: number): number => Math.round((cents ?? 0) * factor) / 100;
  const scaled = (ratio: number | null): number | null =>
    ratio === null ? null : Math.round(ratio * profits * 1e4) / 1e4;
  sink.add(performanceExpress, announced, {
    ...{ security_id: company.text, report_period: report.period, announce_date: announced },
    operating_total_revenue: near(income.operating_total_revenue, sizes),
    operating_profit: near(income.operating_profit, profits),
    total_profit: near(income.total_profit, profits),
    net_profit_parent: near(income.net_profit_parent, profits),
    net_profit_deducted: near(income.net_profit_deducted, profits),
    total_assets: near(sheet.total_assets, sizes),
    equity_parent: near(sheet.equity_parent, sizes),
    eps_basic: scaled(ratios.eps_basic),
    bps: ratios.bps === null ? null : Math.round(ratios.bps * sizes * 1e4) / 1e4,
    roe_weighted: scaled(ratios.roe_weighted),
  });
}

/** By the end of February for a year, of July for a half year. */
function expressDate(random: Random, { period }: Report): string {
  const first = daysAfter(period, 18);
  return weekdayWithin(daysAfter(first, random.whole(0, period.endsWith('12-31') ? 38 : 10)), first);
}
