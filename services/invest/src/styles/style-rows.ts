import type { Style } from '@console/contract-invest';
import type { DataSource, EntityManager } from 'typeorm';
import {
  FIELD_COLUMNS,
  STYLE_EXPRESSIONS,
  styleTable,
  stylesWithUsers,
  type StyleField,
} from './style-columns.ts';

/** What a style says of itself, apart from who wrote it and when. */
export type StyleFields = Pick<Style, StyleField>;

/** Who writes, for whom, at what time. */
export interface StyleWrite {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

const FIELDS = Object.keys(FIELD_COLUMNS) as StyleField[];

export const fieldsOf = (style: StyleFields): StyleFields =>
  Object.fromEntries(FIELDS.map((field) => [field, style[field]])) as unknown as StyleFields;

/** A style of the tenant; null when it has none of that id. */
export async function readStyle(
  database: DataSource | EntityManager,
  tenantId: string,
  id: number,
): Promise<Style | null> {
  const select = Object.entries(STYLE_EXPRESSIONS).map(([key, sql]) => `${sql} AS \`${key}\``);
  const [row] = await database.query<Style[]>(
    `SELECT ${select.join(', ')} FROM ${stylesWithUsers()}
      WHERE s.tenant_id = ? AND s.id = ? AND s.removed_at IS NULL`,
    [tenantId, id],
  );
  return row ?? null;
}

/** As `readStyle`, and nobody else changes it until the transaction ends. */
export async function lockStyle(manager: EntityManager, tenantId: string, id: number): Promise<Style | null> {
  // The row alone: the users beside it are another schema's, and stay free.
  await manager.query(`SELECT id FROM ${styleTable()} WHERE tenant_id = ? AND id = ? FOR UPDATE`, [
    tenantId,
    id,
  ]);
  return readStyle(manager, tenantId, id);
}

/** Answers the new id. A name that another style has is ER_DUP_ENTRY. */
export async function insertStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  style: StyleFields,
): Promise<number> {
  const columns = FIELDS.map((field) => FIELD_COLUMNS[field]);
  const values = [...FIELDS.map((field) => style[field]), tenantId, userId, now, userId, now];
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${styleTable()}
       (${columns.join(', ')}, tenant_id, created_by, created_at, updated_by, updated_at)
     VALUES (${values.map(() => '?').join(', ')})`,
    values,
  );
  return insertId;
}

/** Replaces what is given and counts the version on. A name that another style has is ER_DUP_ENTRY. */
export async function replaceStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  { id, changed }: { readonly id: number; readonly changed: Partial<StyleFields> },
): Promise<void> {
  const fields = FIELDS.filter((field) => changed[field] !== undefined);
  await manager.query(
    `UPDATE ${styleTable()}
        SET ${fields.map((field) => `${FIELD_COLUMNS[field]} = ?, `).join('')}
            updated_by = ?, updated_at = ?, version = version + 1
      WHERE tenant_id = ? AND id = ?`,
    [...fields.map((field) => changed[field]), userId, now, tenantId, id],
  );
}

/** The row stays, so that what was built on it can still name it; its name is free again. */
export async function removeStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  id: number,
): Promise<void> {
  await manager.query(
    `UPDATE ${styleTable()} SET removed_at = ?, removed_key = id, updated_by = ?, updated_at = ?, version = version + 1
      WHERE tenant_id = ? AND id = ?`,
    [now, userId, now, tenantId, id],
  );
}
