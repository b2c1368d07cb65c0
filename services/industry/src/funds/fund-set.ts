import type { SecuritySet } from '@console/market/facts';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/**
 * The stocks that a fund held on its newest day of constituents, each with its `weight` and, where the tenant
 * has it, its company.
 */
export const fundSet = (database: Querying, tenantId: string, fund: string): SecuritySet => ({
  members: queries(database)
    .selectFrom('market.etf_constituent as k')
    .leftJoin('ecology.company as c', (on) =>
      on
        .onRef('c.security_id', '=', 'k.security_id')
        .on('c.tenant_id', '=', tenantId)
        .on('c.deleted_at', 'is', null),
    )
    .select(['k.security_id', 'c.id as company_id', 'k.weight'])
    .where('k.etf_code', '=', fund)
    .where('k.as_of_date', '=', ({ selectFrom }) =>
      selectFrom('market.etf_constituent as n')
        .select(({ fn }) => fn.max('n.as_of_date').as('newest'))
        .where('n.etf_code', '=', fund),
    ),
});
