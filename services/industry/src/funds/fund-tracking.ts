import { TRACKING_SPANS, type ComparedFund } from '@console/contract-industry';
import { tracking } from '@console/quant';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

export interface FundTracking {
  readonly tracking: ComparedFund['tracking'];
  /** The newest common day of fund and index; null for none. */
  readonly asOf: string | null;
}

/** How closely a fund's net value followed its index, over the days that both have. */
export async function fundTracking(
  database: Querying,
  fund: string,
  index: string | null,
): Promise<FundTracking> {
  if (index === null) return { tracking: [], asOf: null };
  const newest = await queries(database)
    .selectFrom('market.etf_bar as f')
    .innerJoin('market.index_bar as x', 'x.trade_date', 'f.trade_date')
    .select(['f.trade_date as day', 'f.net_value as value', 'x.close'])
    .where('f.etf_code', '=', fund)
    .where('x.index_code', '=', index)
    .orderBy('f.trade_date', 'desc')
    .limit(Math.max(...TRACKING_SPANS) + 1)
    .execute();
  const days = newest.reverse();
  const [own, its] = [days.map(({ value }) => value), days.map(({ close }) => close)];
  return {
    tracking: TRACKING_SPANS.map((span) => {
      const found = tracking(own, its, span);
      const { difference = null, meanDeviation = null, error = null } = found ?? {};
      return { span, difference, meanDeviation, error };
    }),
    asOf: days.at(-1)?.day ?? null,
  };
}
