import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';

/** Of a demo tenant's industries, in hundredths: those that somebody is responsible for. */
const ASSIGNED = 70;
/** The demo's accounts that do research. */
const ANALYSTS = ['admin', 'analyst', 'other'];

/**
 * Makes the demo's accounts responsible for most industries that nobody touched since the demo made them.
 * The same by every run. Returns the number of industries.
 */
export async function seedDemoAnalysts(manager: EntityManager, tenantId: string): Promise<number> {
  const users = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('access', 'user_public')}
      WHERE tenant_id = ? AND active = 1 AND username IN (${ANALYSTS.map(() => '?').join(', ')}) ORDER BY username`,
    [tenantId, ...ANALYSTS],
  );
  if (users.length === 0) return 0;
  const { affectedRows } = await manager.query<{ affectedRows: number }>(
    `UPDATE ${tableName('ecology', 'industry')}
        SET analyst_id = ELT(1 + CRC32(CONCAT('who', code)) % ?, ${users.map(() => '?').join(', ')})
      WHERE tenant_id = ? AND analyst_id IS NULL AND created_by IS NULL AND updated_by IS NULL
        AND removed_at IS NULL AND CRC32(CONCAT('analyst', code)) % 100 < ?`,
    [users.length, ...users.map(({ id }) => id), tenantId, ASSIGNED],
  );
  return affectedRows;
}
