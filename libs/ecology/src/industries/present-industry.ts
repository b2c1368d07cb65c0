import type { Variant } from '@console/contract-industry';
import { MESSAGES, Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

/** An industry as stored. */
export interface IndustryRow {
  readonly id: number;
  readonly variant: Variant;
  readonly parentId: number | null;
  readonly name: string;
  readonly code: string;
  readonly level: number;
  readonly description: string;
  readonly analystId: number | null;
  /** The official Shenwan code, where it is a Shenwan industry; the tenant may change `code`. */
  readonly swCode: string | null;
  readonly version: number;
}

/** The columns read of an industry `i`. */
export const INDUSTRY_COLUMNS = [
  ...(['i.id', 'i.variant', 'i.parent_id as parentId', 'i.name', 'i.code', 'i.level'] as const),
  ...(['i.description', 'i.analyst_id as analystId', 'i.sw_code as swCode', 'i.version'] as const),
] as const;

/** The tenant's industry. Refuses (404) one of another tenant, a removed one, or an unknown id. */
export async function presentIndustry(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<IndustryRow> {
  const row = await queries(database)
    .selectFrom('ecology.industry as i')
    .select(INDUSTRY_COLUMNS)
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .where('i.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal(MESSAGES.notFound);
  return row;
}
