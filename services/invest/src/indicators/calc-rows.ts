import type { Querying } from '@console/node-kit/queries';
import type { FactorGraph } from '@console/quant';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries, type Tables } from '../queries.ts';

/** The owner of rows that only that user sees. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: number;
}

/** A saved calculation. */
export interface Calc {
  readonly id: number;
  readonly name: string;
  readonly formula: string;
  /** The unit of formulas; null for a condition. */
  readonly unit: string | null;
  readonly version: number;
}

const COLUMNS = ['id', 'name', 'formula', 'unit', 'version'] as const;

const kept = expressionBuilder<Pick<Tables, 'invest.indicator_calc'>, 'invest.indicator_calc'>();

/** The condition that a row is the user's. */
export const isOf = ({ tenantId, userId }: Owner): Expression<SqlBool> =>
  kept.and({ tenant_id: tenantId, user_id: userId });

/** The user's calculations among the ids, in the order of the ids. */
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
