import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** The weight of a stock in a fund, and the tenant's company; null for one that it did not add. */
export interface FundWeight {
  readonly weight: number;
  readonly corpId: number | null;
}

/** The stocks that a fund held on its newest day of constituents, by security. */
export async function fundWeights(
  database: Querying,
  tenantId: string,
  fund: string,
): Promise<ReadonlyMap<number, FundWeight>> {
  const rows = await queries(database)
    .selectFrom('market.etf_constituent as k')
    .leftJoin('ecology.company as c', (on) =>
      on
        .onRef('c.security_id', '=', 'k.security_id')
        .on('c.tenant_id', '=', tenantId)
        .on('c.deleted_at', 'is', null),
    )
    .select(['k.security_id as security', 'c.id as corpId', 'k.weight'])
    .where('k.etf_code', '=', fund)
    .where('k.as_of_date', '=', ({ selectFrom }) =>
      selectFrom('market.etf_constituent as n')
        .select(({ fn }) => fn.max('n.as_of_date').as('newest'))
        .where('n.etf_code', '=', fund),
    )
    .execute();
  return new Map(rows.map(({ security, ...own }) => [security, own]));
}
