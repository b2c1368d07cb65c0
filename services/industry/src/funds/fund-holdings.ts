import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** A stock of a fund on one of its days of constituents. */
export interface FundHolding {
  readonly asOf: string;
  readonly securityId: number;
  /** A fraction of the fund. */
  readonly weight: number;
  /** The Shenwan level-1 industry on that day; null for a stock of none. */
  readonly industryCode: string | null;
}

/** The fund's newest days of constituents, newest first. */
export async function holdingDays(database: Querying, fund: string, most: number): Promise<string[]> {
  const days = await queries(database)
    .selectFrom('market.etf_constituent')
    .select('as_of_date')
    .distinct()
    .where('etf_code', '=', fund)
    .orderBy('as_of_date', 'desc')
    .limit(most)
    .execute();
  return days.map(({ as_of_date: day }) => day);
}

/** The stocks of a fund on its given days, each in the industry that it belonged to on that day. */
export async function fundHoldings(
  database: Querying,
  fund: string,
  days: readonly string[],
): Promise<readonly FundHolding[]> {
  if (days.length === 0) return [];
  return queries(database)
    .selectFrom('market.etf_constituent as k')
    .leftJoin('market.sw_member as m', (on) =>
      on
        .onRef('m.security_id', '=', 'k.security_id')
        .onRef('m.valid_from', '<=', 'k.as_of_date')
        .on(({ or, eb, ref }) =>
          or([eb('m.valid_to', 'is', null), eb('m.valid_to', '>', ref('k.as_of_date'))]),
        ),
    )
    .select(['k.as_of_date as asOf', 'k.security_id as securityId', 'k.weight'])
    .select('m.l1_code as industryCode')
    .where('k.etf_code', '=', fund)
    .where('k.as_of_date', 'in', days)
    .execute();
}
