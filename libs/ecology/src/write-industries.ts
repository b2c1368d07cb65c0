import type { EntityManager } from 'typeorm';
import type { Actor, EditableIndustry } from './industry-line.ts';
import type { IndustryRow } from './present-industry.ts';
import { queries } from './queries.ts';

/** Answers the id. `now` is Asia/Shanghai. */
export async function insertIndustry(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  row: Omit<IndustryRow, 'id' | 'version'> & { readonly now: string },
): Promise<number> {
  const { insertId } = await queries(manager)
    .insertInto('ecology.industry')
    .values({
      tenant_id: tenantId,
      variant: row.variant,
      parent_id: row.parentId,
      name: row.name,
      code: row.code,
      level: row.level,
      description: row.description,
      analyst_id: row.analystId,
      sw_code: row.swCode,
      created_by: userId,
      created_at: row.now,
      updated_by: userId,
      updated_at: row.now,
    })
    .executeTakeFirstOrThrow();
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
  await queries(manager)
    .updateTable('ecology.industry')
    .set((e) => ({
      name,
      code,
      description,
      analyst_id: analystId,
      version: e('version', '+', 1),
      updated_by: userId,
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Their rows stay, for what refers to them; their names and codes are free. */
export async function removeIndustries(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { ids, now }: { readonly ids: readonly number[]; readonly now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await queries(manager)
    .updateTable('ecology.industry')
    .set((e) => ({
      removed_at: now,
      removed_key: e.ref('id'),
      version: e('version', '+', 1),
      updated_by: userId,
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}
