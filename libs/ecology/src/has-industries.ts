import type { Variant } from '@console/contract-industry';
import { tableName } from '@console/node-kit';
import type { Querying } from './querying.ts';

/** Whether the tenant ever had an industry of the classification, removed ones included. */
export async function hasIndustries(
  database: Querying,
  tenantId: string,
  variant: Variant,
): Promise<boolean> {
  const found = await database.query<unknown[]>(
    `SELECT 1 FROM ${tableName('ecology', 'industry')} WHERE tenant_id = ? AND variant = ? LIMIT 1`,
    [tenantId, variant],
  );
  return found.length > 0;
}
