import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** Refuses an analyst who is not one of the tenant's active users. */
export async function requireAnalyst(database: Querying, tenantId: string, userId: number): Promise<void> {
  const found = await queries(database)
    .selectFrom('access.user_public')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!found) throw new Refusal(INDUSTRY_MESSAGES.unknownAnalyst);
}
