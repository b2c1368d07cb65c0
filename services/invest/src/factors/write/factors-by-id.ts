import { sql } from 'kysely';
import type { Tables } from '../../queries.ts';

/** Factors `f` for a statement that locks some by their ids: by another index it would lock further rows. */
export const factorsById = sql<Tables['invest.factor']>`${sql.table('invest.factor')}`.as<'f'>(
  sql`f FORCE INDEX (PRIMARY)`,
);
