import type { Expression, Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../queries.ts';

type WithPlaces = Tables & {
  readonly m: Tables['ecology.membership'];
  readonly i: Tables['ecology.industry'];
};

/** The industries `i` that a company of the tenant is in today, by its membership `m`. */
export const industriesOf = (
  queries: Kysely<Tables>,
  tenantId: string | Expression<string>,
  companyId: number | Expression<number>,
): SelectQueryBuilder<WithPlaces, 'm' | 'i', object> =>
  queries
    .selectFrom('ecology.membership as m')
    .innerJoin('ecology.industry as i', (on) =>
      on.onRef('i.id', '=', 'm.industry_id').onRef('i.tenant_id', '=', 'm.tenant_id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.company_id', '=', companyId)
    .where('m.valid_to', 'is', null)
    .where('i.removed_at', 'is', null);
