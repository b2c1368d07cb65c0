import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** The percentage of a demo tenant's industries with a responsible analyst. */
const ASSIGNED = 70;
/** The demo's accounts that do research. */
const ANALYSTS = ['admin', 'analyst', 'other'];

/**
 * Makes the demo's accounts responsible for most industries that no one edited since the demo created them.
 * The result is the same in every run. Returns the number of industries.
 */
export async function seedDemoAnalysts(manager: EntityManager, tenantId: string): Promise<number> {
  const users = await queries(manager)
    .selectFrom('access.user_public')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', 1)
    .where('username', 'in', ANALYSTS)
    .orderBy('username')
    .execute();
  if (users.length === 0) return 0;
  const ids = sql.join(users.map(({ id }) => id));
  const { numUpdatedRows } = await queries(manager)
    .updateTable('ecology.industry')
    .set(({ ref }) => ({
      analyst_id: sql<number>`ELT(1 + CRC32(CONCAT('who', ${ref('code')})) % ${users.length}, ${ids})`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('analyst_id', 'is', null)
    .where('created_by', 'is', null)
    .where('updated_by', 'is', null)
    .where('removed_at', 'is', null)
    .where(({ eb, ref }) => eb(sql<number>`CRC32(CONCAT('analyst', ${ref('code')})) % 100`, '<', ASSIGNED))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
