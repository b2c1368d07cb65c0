import type { Variant } from '@console/contract-industry';
import type { Querying } from '@console/node-kit';
import { queries } from './queries.ts';

/** Whether the tenant ever had an industry of the classification, removed ones included. */
export async function hasIndustries(
  database: Querying,
  tenantId: string,
  variant: Variant,
): Promise<boolean> {
  const found = await queries(database)
    .selectFrom('ecology.industry')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('variant', '=', variant)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
