import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { Querying } from './querying.ts';

/** Joins the analyst of industry `i` as `u`; whoever left, or may not sign in any more, is not there. */
export const analystJoin = (): string => `LEFT JOIN ${tableName('access', 'user_public')} u
  ON u.tenant_id = i.tenant_id AND u.id = i.analyst_id AND u.active = 1`;

/** Refuses whoever is not one of the tenant's active users. */
export async function requireAnalyst(database: Querying, tenantId: string, userId: number): Promise<void> {
  const found = await database.query<unknown[]>(
    `SELECT 1 FROM ${tableName('access', 'user_public')} WHERE tenant_id = ? AND id = ? AND active = 1`,
    [tenantId, userId],
  );
  if (found.length === 0) throw new Refusal(INDUSTRY_MESSAGES.unknownAnalyst);
}
