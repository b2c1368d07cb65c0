import type { Querying } from '@console/node-kit';
import type { FactorGraph } from '@console/quant';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries, type Tables } from '../queries.ts';

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

const COLUMNS = ['id', 'name', 'formula', 'unit', 'version'] as const;

const kept = expressionBuilder<Pick<Tables, 'invest.indicator_calc'>, 'invest.indicator_calc'>();

/** That a row is the user's. */
export const isOf = ({ tenantId, userId }: Owner): Expression<SqlBool> =>
  kept.and({ tenant_id: tenantId, user_id: userId });

/** Reads those asked for that the user has, in the order of their ids. */
export async function readCalcs(
  database: Querying,
  owner: Owner,
  ids: readonly number[],
): Promise<readonly Calc[]> {
  if (ids.length === 0) return [];
  return queries(database)
    .selectFrom('invest.indicator_calc')
    .select(COLUMNS)
    .where(isOf(owner))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The user's calculation, and no one else changes it until the transaction ends; null without one. */
export async function lockCalc(manager: EntityManager, owner: Owner, id: number): Promise<Calc | null> {
  const calc = await queries(manager)
    .selectFrom('invest.indicator_calc')
    .select(COLUMNS)
    .where(isOf(owner))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return calc ?? null;
}

/** The graphs of calculations, by id. */
export async function readGraphs(
  database: Querying,
  owner: Owner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FactorGraph>> {
  if (ids.length === 0) return new Map();
  const rows = await queries(database)
    .selectFrom('invest.indicator_calc')
    .select(['id', 'graph'])
    .where(isOf(owner))
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, graph }) => [id, JSON.parse(graph) as FactorGraph]));
}

export async function countCalcs(manager: EntityManager, owner: Owner): Promise<number> {
  const { count } = await queries(manager)
    .selectFrom('invest.indicator_calc')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Answers the new id. A name that the user has already is ER_DUP_ENTRY. */
export async function insertCalc(
  manager: EntityManager,
  { tenantId, userId }: Owner,
  { name, formula, graph, unit, now }: CalcDraft & { readonly now: string },
): Promise<number> {
  const said = { name, formula, graph: JSON.stringify(graph), unit };
  const { insertId } = await queries(manager)
    .insertInto('invest.indicator_calc')
    .values({ ...said, tenant_id: tenantId, user_id: userId, created_at: now, updated_at: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** Counts the version on. A name that the user has already is ER_DUP_ENTRY. */
export async function replaceCalc(
  manager: EntityManager,
  owner: Owner,
  { id, name, formula, graph, unit, now }: CalcDraft & { readonly id: number; readonly now: string },
): Promise<void> {
  await queries(manager)
    .updateTable('invest.indicator_calc')
    .set({ name, formula, graph: JSON.stringify(graph), unit, updated_at: now })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where(isOf(owner))
    .where('id', '=', id)
    .execute();
}

/** It leaves the user's browsing list too: the table sees to that. */
export async function deleteCalc(manager: EntityManager, owner: Owner, id: number): Promise<void> {
  await queries(manager)
    .deleteFrom('invest.indicator_calc')
    .where(isOf(owner))
    .where('id', '=', id)
    .execute();
}
