import { businessDate } from '@console/market/read';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import type { StrategyDays } from '../days/posting/strategy-days.ts';

/** Strategies that are posted at a time. */
const AT_ONCE = 8;

/** How many strategies run, and how many of their days were posted now. */
export interface PostedDue {
  readonly strategies: number;
  readonly days: number;
}

/** Posts what is due of all running strategies, of all tenants, in this process. */
export async function postDue(database: DataSource, days: StrategyDays): Promise<PostedDue> {
  const date = (await businessDate(database)) ?? '';
  const running = await queries(database)
    .selectFrom('invest.strategy')
    .select(['id', 'tenant_id as tenantId'])
    .where('status', '=', 1)
    .where('removed_key', '=', 0)
    .orderBy('id')
    .execute();
  let posted = 0;
  for (let next = 0; next < running.length; next += AT_ONCE)
    await Promise.all(
      running.slice(next, next + AT_ONCE).map(async ({ id, tenantId }) => {
        const done = await days.postThrough({ tenantId, strategyId: id }, date);
        posted += done.days;
      }),
    );
  return { strategies: running.length, days: posted };
}
