import {
  expressionBuilder,
  type Expression,
  type Kysely,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Tables } from '../queries.ts';

type WithCompanies = Tables & { readonly c: Tables['ecology.company'] };
const company = expressionBuilder<WithCompanies, 'c'>();

/** The condition that a company `c` is not deleted. */
export const isKept: Expression<SqlBool> = company('c.deleted_at', 'is', null);

/** The tenant's companies `c`, without deleted ones. */
export const presentCompanies = (
  queries: Kysely<Tables>,
  tenantId: string | Expression<string>,
): SelectQueryBuilder<WithCompanies, 'c', object> =>
  queries.selectFrom('ecology.company as c').where('c.tenant_id', '=', tenantId).where(isKept);
