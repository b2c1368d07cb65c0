import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { NO_INDUSTRY, NOT_IN_STOCKS } from './look-through.ts';

/** The names of the parts of a fund, by the code of their Shenwan level-1 industry. */
export async function partNames(database: Querying): Promise<ReadonlyMap<string, string>> {
  const industries = await queries(database)
    .selectFrom('market.sw_industry')
    .select(['code', 'name'])
    .where('level', '=', 1)
    .orderBy('valid_from')
    .execute();
  return new Map([
    // A code stays when its name changes: the last one is the current one.
    ...industries.map(({ code, name }) => [code, name] as const),
    [NO_INDUSTRY, '未归入申万行业的股票'],
    [NOT_IN_STOCKS, '现金、其他资产与未披露持仓'],
  ]);
}
