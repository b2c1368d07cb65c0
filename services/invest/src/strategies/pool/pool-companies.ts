import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { ListedSecurity } from '../../factors/values/listed-securities.ts';
import { queries } from '../../queries.ts';

/** A company of a tenant with the share that it is. */
export interface PoolCompany extends ListedSecurity {
  readonly corpId: number;
  /** `600519.SH` */
  readonly code: string;
  readonly isClassified: boolean;
}

/** The companies of a tenant, classified or not; those of the ids where some are given. */
export async function poolCompanies(
  database: Querying,
  tenantId: string,
  corpIds?: readonly number[],
): Promise<readonly PoolCompany[]> {
  const rows = await queries(database)
    .selectFrom('ecology.company as c')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .select(['c.id as corpId', 'c.status', 's.id as securityId', 's.code as stockCode', 's.exchange'])
    .select(['s.name as shortName', 's.pinyin', 's.pinyin_initials as initials'])
    .select(sql<string>`CONCAT(s.code, '.', s.exchange)`.as('code'))
    .where('c.tenant_id', '=', tenantId)
    .where('c.deleted_at', 'is', null)
    .$if(corpIds !== undefined, (found) => found.where('c.id', 'in', [...(corpIds ?? [])]))
    .execute();
  return rows.map(({ status, ...company }) => ({ ...company, isClassified: status === 1 }));
}

/** The codes pinned to a style of the tenant, ascending. */
export async function pinnedCodes(
  database: Querying,
  tenantId: string,
  styleId: number,
): Promise<readonly string[]> {
  const rows = await queries(database)
    .selectFrom('invest.style_pin')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('style_id', '=', styleId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
