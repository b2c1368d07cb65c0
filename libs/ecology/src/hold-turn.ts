import type { DataSource, EntityManager } from 'typeorm';
import { queries } from './queries.ts';

/**
 * Waits until no one else changes the tenant's classifications, and keeps others waiting until this transaction
 * ends. Every write of an industry or a membership begins with it: what it reads afterwards stays true, and two
 * writes never wait for each other.
 */
export async function holdTurn(manager: EntityManager, tenantId: string): Promise<void> {
  await queries(manager)
    .insertInto('ecology.turn')
    .values({ tenant_id: tenantId })
    .onDuplicateKeyUpdate(({ ref }) => ({ tenant_id: ref('tenant_id') }))
    .execute();
}

const ready = new WeakMap<DataSource, Set<string>>();

/**
 * Before the transaction that holds a turn: the tenant's row is there for good. Of two who would insert it
 * where a third rolled back, the database ends one as a deadlock.
 */
export async function readyTurn(database: DataSource, tenantId: string): Promise<void> {
  const tenants = ready.get(database) ?? new Set();
  ready.set(database, tenants);
  if (tenants.has(tenantId)) return;
  await queries(database).insertInto('ecology.turn').ignore().values({ tenant_id: tenantId }).execute();
  tenants.add(tenantId);
}
