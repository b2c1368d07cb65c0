import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import type { Actor, EditableIndustry } from './industry-line.ts';
import type { IndustryRow } from './present-industry.ts';

/** Answers the id. `now` is Asia/Shanghai. */
export async function insertIndustry(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  row: Omit<IndustryRow, 'id' | 'version'> & { readonly now: string },
): Promise<number> {
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${tableName('ecology', 'industry')}
       (tenant_id, variant, parent_id, name, code, level, description, analyst_id, sw_code,
        created_by, created_at, updated_by, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[tenantId, row.variant, row.parentId, row.name, row.code, row.level, row.description],
      ...[row.analystId, row.swCode, userId, row.now, userId, row.now],
    ],
  );
  return Number(insertId);
}

/** What an industry says from now on, as its next version. `now` is Asia/Shanghai. */
export async function updateIndustry(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  {
    id,
    name,
    code,
    description,
    analystId,
    now,
  }: EditableIndustry & { readonly id: number; readonly now: string },
): Promise<void> {
  await manager.query(
    `UPDATE ${tableName('ecology', 'industry')} SET name = ?, code = ?, description = ?, analyst_id = ?,
            version = version + 1, updated_by = ?, updated_at = ? WHERE tenant_id = ? AND id = ?`,
    [name, code, description, analystId, userId, now, tenantId, id],
  );
}

/** Their rows stay, for what refers to them; their names and codes are free. */
export async function removeIndustries(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { ids, now }: { readonly ids: readonly number[]; readonly now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE ${tableName('ecology', 'industry')}
        SET removed_at = ?, removed_key = id, version = version + 1, updated_by = ?, updated_at = ?
      WHERE tenant_id = ? AND id IN (${ids.map(() => '?').join(', ')})`,
    [now, userId, now, tenantId, ...ids],
  );
}
