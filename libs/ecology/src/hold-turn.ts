import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';

/**
 * Waits until nobody else changes the tenant's classifications, and keeps others waiting until this transaction
 * ends. Every write of an industry or a membership begins with it: what it reads afterwards stays true, and two
 * writes never wait for each other.
 */
export async function holdTurn(manager: EntityManager, tenantId: string): Promise<void> {
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'turn')} (tenant_id) VALUES (?) ON DUPLICATE KEY UPDATE tenant_id = tenant_id`,
    [tenantId],
  );
}
