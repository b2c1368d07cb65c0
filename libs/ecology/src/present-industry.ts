import type { Variant } from '@console/contract-industry';
import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { Querying } from './querying.ts';

/** An industry as kept. */
export interface IndustryRow {
  readonly id: number;
  readonly variant: Variant;
  readonly parentId: number | null;
  readonly name: string;
  readonly code: string;
  readonly level: number;
  readonly description: string;
  readonly analystId: number | null;
  /** The official Shenwan code, where it is one of Shenwan's; `code` is the tenant's to change. */
  readonly swCode: string | null;
  readonly version: number;
}

/** An industry with who saved what it says; nobody for what the demo brought along. */
export interface SavedIndustry extends IndustryRow {
  readonly savedBy: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly savedAt: string;
}

export const INDUSTRY_COLUMNS =
  'i.id, i.variant, i.parent_id AS parentId, i.name, i.code, i.level, i.description, i.analyst_id AS analystId, ' +
  'i.sw_code AS swCode, i.version';

/** The tenant's industry. Refuses (404) what is another's, removed, or never was. */
export async function presentIndustry(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<SavedIndustry> {
  const [row] = await database.query<SavedIndustry[]>(
    `SELECT ${INDUSTRY_COLUMNS}, i.updated_by AS savedBy, i.updated_at AS savedAt
       FROM ${tableName('ecology', 'industry')} i
      WHERE i.tenant_id = ? AND i.id = ? AND i.removed_at IS NULL`,
    [tenantId, id],
  );
  if (!row) throw new Refusal(MESSAGES.notFound);
  return row;
}
