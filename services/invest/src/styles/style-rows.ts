import type { Style } from '@console/contract-invest';
import { namedColumns, type Querying } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { FIELD_COLUMNS, isPresent, STYLE_COLUMNS, type StyleFields } from './style-columns.ts';

const FIELDS = Object.keys(FIELD_COLUMNS) as (keyof StyleFields)[];

/** Who writes, for whom, at what time. */
export interface StyleWrite {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

export const fieldsOf = (style: StyleFields): StyleFields =>
  Object.fromEntries(FIELDS.map((field) => [field, style[field]])) as unknown as StyleFields;

/** A style of the tenant; null when it has none of that id. */
export async function readStyle(database: Querying, tenantId: string, id: number): Promise<Style | null> {
  const style = await queries(database)
    .selectFrom('invest.style as s')
    .select(namedColumns(STYLE_COLUMNS))
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', id)
    .where(isPresent)
    .executeTakeFirst();
  return style ?? null;
}

/** As `readStyle`, and no one else changes it until the transaction ends. */
export async function lockStyle(manager: EntityManager, tenantId: string, id: number): Promise<Style | null> {
  // The row alone: the users beside it are another schema's, and stay free.
  await queries(manager)
    .selectFrom('invest.style')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return readStyle(manager, tenantId, id);
}

/** Answers the new id. A name that another style has is ER_DUP_ENTRY. */
export async function insertStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  style: StyleFields,
): Promise<number> {
  const { insertId } = await queries(manager)
    .insertInto('invest.style')
    .values({
      ...valuesOf(style),
      tenant_id: tenantId,
      created_by: userId,
      created_at: now,
      updated_by: userId,
      updated_at: now,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Replaces what it says and counts the version on. A name that another style has is ER_DUP_ENTRY. */
export async function replaceStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  { id, style }: { readonly id: number; readonly style: StyleFields },
): Promise<void> {
  await queries(manager)
    .updateTable('invest.style')
    .set({ ...valuesOf(style), updated_by: userId, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** The row stays, so that what was built on it can still name it; its name is free again. */
export async function removeStyle(
  manager: EntityManager,
  { tenantId, userId, now }: StyleWrite,
  id: number,
): Promise<void> {
  await queries(manager)
    .updateTable('invest.style')
    .set({ removed_at: now, removed_key: id, updated_by: userId, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

type Values = { readonly [Field in keyof StyleFields as (typeof FIELD_COLUMNS)[Field]]: StyleFields[Field] };

const valuesOf = (style: StyleFields): Values =>
  Object.fromEntries(FIELDS.map((field) => [FIELD_COLUMNS[field], style[field]])) as unknown as Values;
