import { performanceForecast } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { forecastStory } from './forecast-story.ts';

/** Writes the company's announced forecasts of its periods. */
export function writePerformanceForecasts(world: DemoWorld, sink: DemoSink, company: DemoCompany): void {
  for (const forecast of forecastStory(world.seed, company, world.bookOf(company).reports)) {
    const { period, announceDate, type, profit, revenue, abstract } = forecast;
    sink.add(performanceForecast, announceDate, {
      security_id: company.text,
      report_period: period,
      announce_date: announceDate,
      type,
      net_profit_lower: profit.lower,
      net_profit_upper: profit.upper,
      revenue_lower: revenue?.lower ?? null,
      revenue_upper: revenue?.upper ?? null,
      abstract,
    });
  }
}
