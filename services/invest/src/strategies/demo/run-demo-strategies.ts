import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { StrategyDays } from '../days/posting/strategy-days.ts';
import type { AddedStrategy } from './add-demo-strategies.ts';

/**
 * Posts the days of strategies that were added in the past, day by day, so that all meet each day of the market
 * together; on its day one is stopped, or has its caps lowered. The number of days that were posted.
 */
export async function runDemoStrategies(
  database: DataSource,
  days: StrategyDays,
  added: readonly AddedStrategy[],
): Promise<number> {
  const { calendar } = await days.market.state();
  const first = added.map(({ startDate }) => startDate).sort()[0];
  if (first === undefined) return 0;
  let posted = 0;
  for (const [at, date] of calendar.entries()) {
    if (date < first) continue;
    const counts = await Promise.all(
      added.map(async (strategy) => {
        const age = at - calendar.indexOf(strategy.startDate);
        if (age < 0) return 0;
        const { id, tenantId, demo } = strategy;
        const done = await days.postThrough({ tenantId, strategyId: id }, date);
        if (age === demo.lowered?.after) await lower(database, strategy, { date, to: demo.lowered.system });
        if (age === demo.stopped) await stop(database, strategy, date);
        return done.days;
      }),
    );
    posted += counts.reduce((sum, count) => sum + count, 0);
  }
  return posted;
}

async function lower(
  database: DataSource,
  { id, tenantId }: AddedStrategy,
  { date, to }: { readonly date: string; readonly to: number },
): Promise<void> {
  await queries(database)
    .updateTable('invest.strategy_risk')
    .set({ system_risk: to })
    .where('strategy_id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('risk_date', '=', date)
    .execute();
}

async function stop(database: DataSource, { id, tenantId }: AddedStrategy, date: string): Promise<void> {
  await queries(database)
    .updateTable('invest.strategy')
    .set({ status: 0, stopped_at: `${date} 17:00:00` })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .execute();
}
