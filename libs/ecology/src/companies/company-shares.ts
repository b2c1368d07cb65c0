import type { Querying } from '@console/node-kit/queries';
import type { SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../queries.ts';

type WithShares = Tables & {
  readonly c: Tables['ecology.company'];
  readonly s: Tables['market.security'];
};

/** The tenant's companies `c`, deleted ones left out, each with its share `s`. */
export const companyShares = (
  database: Querying,
  tenantId: string,
): SelectQueryBuilder<WithShares, 'c' | 's', object> =>
  queries(database)
    .selectFrom('ecology.company as c')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .where('c.tenant_id', '=', tenantId)
    .where('c.deleted_at', 'is', null);
