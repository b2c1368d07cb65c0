import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { queries } from './queries.ts';

/**
 * Locks the tenant's classifications against other writers until this transaction ends, and raises their version.
 * Every write of an industry or a membership begins with it, so that what it reads afterwards does not change, and
 * two writes never deadlock.
 */
export async function lockTurn(manager: EntityManager, tenantId: string): Promise<void> {
  await queries(manager)
    .insertInto('ecology.turn')
    .values({ tenant_id: tenantId })
    .onDuplicateKeyUpdate(({ ref }) => ({ version: sql<number>`${ref('version')} + 1` }))
    .execute();
}

/**
 * A number that every change of the tenant's industries, memberships and companies raises: what was read after it is
 * true until it is another. 0 before the first change.
 */
export async function turnVersion(database: Querying, tenantId: string): Promise<number> {
  const row = await queries(database)
    .selectFrom('ecology.turn')
    .select('version')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

const ready = new WeakMap<DataSource, Set<string>>();

/**
 * Inserts the tenant's row before the transaction that locks it. If two transactions inserted it after a
 * third rolled back, the database would end one as a deadlock.
 */
export async function readyTurn(database: DataSource, tenantId: string): Promise<void> {
  const tenants = ready.get(database) ?? new Set();
  ready.set(database, tenants);
  if (tenants.has(tenantId)) return;
  await queries(database).insertInto('ecology.turn').ignore().values({ tenant_id: tenantId }).execute();
  tenants.add(tenantId);
}
