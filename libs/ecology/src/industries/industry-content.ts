import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { queries, type Tables } from '../queries.ts';

interface Within {
  readonly i: Tables['ecology.industry'];
  readonly p: Tables['ecology.industry'];
}
const industry = expressionBuilder<Within, keyof Within>();

/**
 * The condition that an industry `i`, whose parent is `p`, is one of the given ones or below one: there are
 * three levels.
 */
export const isWithin = (ids: readonly number[]): Expression<SqlBool> =>
  industry.or([
    industry('i.id', 'in', ids),
    industry('i.parent_id', 'in', ids),
    industry('p.parent_id', 'in', ids),
  ]);

const rowsWithin = (database: Querying, tenantId: string, id: number) =>
  queries(database)
    .selectFrom('ecology.industry as i')
    .leftJoin('ecology.industry as p', (on) =>
      on.onRef('p.id', '=', 'i.parent_id').onRef('p.tenant_id', '=', 'i.tenant_id'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.removed_at', 'is', null)
    .where(isWithin([id]));

/** The industry itself and all below it, removed ones left out. */
export async function industriesWithin(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<readonly number[]> {
  const rows = await rowsWithin(database, tenantId, id).select('i.id').execute();
  return rows.map((row) => row.id);
}

/** A company and its share. */
interface CompanyWithin {
  readonly company_id: number;
  readonly security_id: number;
}

/** Today's memberships `m` of an industry of the tenant and of all below it, with the companies `c`. */
const membershipsWithin = (database: Querying, tenantId: string, id: number) =>
  rowsWithin(database, tenantId, id)
    .innerJoin('ecology.membership as m', (on) =>
      on
        .onRef('m.industry_id', '=', 'i.id')
        .onRef('m.tenant_id', '=', 'i.tenant_id')
        .on('m.valid_to', 'is', null),
    )
    .innerJoin('ecology.company as c', (on) =>
      on
        .onRef('c.id', '=', 'm.company_id')
        .onRef('c.tenant_id', '=', 'm.tenant_id')
        .on('c.deleted_at', 'is', null),
    )
    .select(['c.id as company_id', 'c.security_id']);

/** Today's companies of an industry of the tenant and of all below it, each once. */
export const companiesWithin = (
  database: Querying,
  tenantId: string,
  id: number,
): SelectQueryBuilder<Tables, never, CompanyWithin> => membershipsWithin(database, tenantId, id).distinct();

/** The same companies, each with the time it joined the first of these industries. */
export const poolWithin = (
  database: Querying,
  tenantId: string,
  id: number,
): SelectQueryBuilder<Tables, never, CompanyWithin & { readonly joined_at: string }> =>
  membershipsWithin(database, tenantId, id)
    .groupBy(['c.id', 'c.security_id'])
    .select(({ fn }) => fn.min('m.created_at').as('joined_at'));

/** The number of companies an industry and all below it have today; `listed` leaves delisted ones out. */
export async function companyCount(
  database: Querying,
  tenantId: string,
  { industryId, listed = false }: { readonly industryId: number; readonly listed?: boolean },
): Promise<number> {
  const row = await queries(database)
    .selectFrom(companiesWithin(database, tenantId, industryId).as('w'))
    .$if(listed, (companies) =>
      companies.innerJoin('market.security as s', (on) =>
        on.onRef('s.id', '=', 'w.security_id').on('s.status', '=', 'listed'),
      ),
    )
    .select(({ fn }) => fn.countAll().as('companies'))
    .executeTakeFirst();
  return Number(row?.companies ?? 0);
}
