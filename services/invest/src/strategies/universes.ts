import { sql } from 'kysely';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { universeHash } from './seal.ts';

/** The codes of the tenant's classified companies, ascending. */
export async function classifiedCodes(database: Querying, tenantId: string): Promise<readonly string[]> {
  const rows = await queries(database)
    .selectFrom('ecology.company as c')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .select(sql<string>`CONCAT(s.code, '.', s.exchange)`.as('code'))
    .where('c.tenant_id', '=', tenantId)
    .where('c.status', '=', 1)
    .where('c.deleted_at', 'is', null)
    .execute();
  return rows.map(({ code }) => code).sort();
}

/** Keeps the tenant's classified companies as they are now; the hash that a seal names them by. */
export async function keepUniverse(manager: Querying, tenantId: string): Promise<string> {
  const codes = await classifiedCodes(manager, tenantId);
  const hash = universeHash(codes);
  await queries(manager)
    .insertInto('invest.strategy_universe')
    .ignore()
    .values({ tenant_id: tenantId, hash, codes: JSON.stringify(codes) })
    .execute();
  return hash;
}

/** @throws Error for a hash that the tenant never kept */
export async function readUniverse(
  database: Querying,
  tenantId: string,
  hash: string,
): Promise<readonly string[]> {
  const { codes } = await queries(database)
    .selectFrom('invest.strategy_universe')
    .select('codes')
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow(() => new Error(`no universe ${hash}`));
  return JSON.parse(codes) as string[];
}
