import { tableName } from '@console/node-kit';
import type { FactorGraph } from '@console/quant';
import type { DataSource, EntityManager } from 'typeorm';

type Reader = DataSource | EntityManager;

/** Whose it is: what a user keeps is theirs alone. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: number;
}

/** A saved calculation. */
export interface Calc {
  readonly id: number;
  readonly name: string;
  readonly formula: string;
  /** As formulas have units; null of yes and no. */
  readonly unit: string | null;
  readonly version: number;
}

/** What a calculation says, with the graph that is computed. */
export interface CalcDraft extends Pick<Calc, 'name' | 'formula' | 'unit'> {
  readonly graph: FactorGraph;
}

const COLUMNS = 'id, name, formula, unit, version';

export const calcTable = (): string => tableName('invest', 'indicator_calc');

/** Of those asked for, the ones that the user has, in the order of their ids. */
export async function readCalcs(
  database: Reader,
  { tenantId, userId }: Owner,
  ids: readonly number[],
): Promise<readonly Calc[]> {
  if (ids.length === 0) return [];
  return database.query<Calc[]>(
    `SELECT ${COLUMNS} FROM ${calcTable()} WHERE tenant_id = ? AND user_id = ? AND id IN (?) ORDER BY id`,
    [tenantId, userId, ids],
  );
}

/** The user's calculation with its graph, and nobody else changes it until the transaction ends; null without one. */
export async function lockCalc(manager: EntityManager, owner: Owner, id: number): Promise<Calc | null> {
  const [row] = await manager.query<Calc[]>(
    `SELECT ${COLUMNS} FROM ${calcTable()} WHERE tenant_id = ? AND user_id = ? AND id = ? FOR UPDATE`,
    [owner.tenantId, owner.userId, id],
  );
  return row ?? null;
}

/** The graphs of calculations, by id. */
export async function readGraphs(
  database: Reader,
  { tenantId, userId }: Owner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FactorGraph>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ id: number; graph: string }[]>(
    `SELECT id, graph FROM ${calcTable()} WHERE tenant_id = ? AND user_id = ? AND id IN (?)`,
    [tenantId, userId, ids],
  );
  return new Map(rows.map(({ id, graph }) => [id, JSON.parse(graph) as FactorGraph]));
}

export async function countCalcs(manager: EntityManager, { tenantId, userId }: Owner): Promise<number> {
  const [row] = await manager.query<{ count: number | string }[]>(
    `SELECT COUNT(*) AS count FROM ${calcTable()} WHERE tenant_id = ? AND user_id = ?`,
    [tenantId, userId],
  );
  return Number(row?.count ?? 0);
}

/** Answers the new id. A name that the user has already is ER_DUP_ENTRY. */
export async function insertCalc(
  manager: EntityManager,
  { tenantId, userId }: Owner,
  { name, formula, graph, unit, now }: CalcDraft & { readonly now: string },
): Promise<number> {
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${calcTable()} (tenant_id, user_id, name, formula, graph, unit, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [tenantId, userId, name, formula, JSON.stringify(graph), unit, now, now],
  );
  return insertId;
}

/** Counts the version on. A name that the user has already is ER_DUP_ENTRY. */
export async function replaceCalc(
  manager: EntityManager,
  { tenantId, userId }: Owner,
  { id, name, formula, graph, unit, now }: CalcDraft & { readonly id: number; readonly now: string },
): Promise<void> {
  await manager.query(
    `UPDATE ${calcTable()} SET name = ?, formula = ?, graph = ?, unit = ?, updated_at = ?, version = version + 1
      WHERE tenant_id = ? AND user_id = ? AND id = ?`,
    [name, formula, JSON.stringify(graph), unit, now, tenantId, userId, id],
  );
}

/** It leaves the user's browsing list too: the table sees to that. */
export async function deleteCalc(
  manager: EntityManager,
  { tenantId, userId }: Owner,
  id: number,
): Promise<void> {
  await manager.query(`DELETE FROM ${calcTable()} WHERE tenant_id = ? AND user_id = ? AND id = ?`, [
    tenantId,
    userId,
    id,
  ]);
}
