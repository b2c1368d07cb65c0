import type { Querying } from '@console/node-kit';
import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { reads, type Tables } from '../reads.ts';

type WithCompanies = Tables & { readonly c: Tables['ecology.company'] };
const company = expressionBuilder<WithCompanies, 'c'>();

/** That a company `c` is the tenant's, and not deleted. */
export const isPresent = (tenantId: string): Expression<SqlBool> =>
  company.and([company('c.tenant_id', '=', tenantId), company('c.deleted_at', 'is', null)]);

/** The tenant's companies `c`, deleted ones left out. */
export const presentCompanies = (
  database: Querying,
  tenantId: string,
): SelectQueryBuilder<WithCompanies, 'c', object> =>
  reads(database).selectFrom('ecology.company as c').where(isPresent(tenantId));
