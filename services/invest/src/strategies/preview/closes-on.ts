import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { queries } from '../../queries.ts';
import { centsOfYuan } from '../days/market/cents-of-yuan.ts';
import type { PricedStock } from './first-buys.ts';

/** The closes of some securities on a day, in cents; one without a bar on it is not among them. */
export async function closesOn(
  database: Querying,
  date: string,
  securityIds: readonly number[],
): Promise<readonly PricedStock[]> {
  if (securityIds.length === 0) return [];
  const rows = await queries(database)
    .selectFrom('market.daily_bar as b')
    .innerJoin('market.security as s', 's.id', 'b.security_id')
    .select(['s.board', 'b.close', sql<string>`CONCAT(s.code, '.', s.exchange)`.as('code')])
    .where('b.trade_date', '=', date)
    .where('b.security_id', 'in', [...securityIds])
    .execute();
  return rows.map(({ code, board, close }) => ({ code, board, close: centsOfYuan(close) }));
}
