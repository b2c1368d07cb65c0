import { performanceExpress } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import type { PeriodInTime, Ratios } from './analyse-period.ts';
import { expressOf } from './express-story.ts';

/** Writes the first figures of a year or half year, which deviate a little from the audited ones. */
export function writePerformanceExpress(
  { seed }: DemoWorld,
  sink: DemoSink,
  { company, times, ratios }: { company: DemoCompany; times: PeriodInTime; ratios: Ratios },
): void {
  const { report, income, sheet } = times.now;
  const express = expressOf(seed, company, report);
  if (!express) return;
  const { announceDate, profits, sizes } = express;
  const near = (cents: number | undefined, factor: number): number => Math.round((cents ?? 0) * factor) / 100;
  const scaled = (ratio: number | null): number | null =>
    ratio === null ? null : Math.round(ratio * profits * 1e4) / 1e4;
  sink.add(performanceExpress, announceDate, {
    security_id: company.text,
    report_period: report.period,
    announce_date: announceDate,
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
