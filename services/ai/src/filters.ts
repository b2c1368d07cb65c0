import { textContaining } from '@console/node-kit/queries';
import { sql, type Expression, type SqlBool } from 'kysely';

type Conditions = readonly Expression<SqlBool>[];

/** The condition that a name contains the searched text, whatever its case; none without a text. */
export const nameContaining = (name: Expression<string>, search: string | undefined): Conditions =>
  search === undefined
    ? []
    : [sql<SqlBool>`${name} COLLATE utf8mb4_unicode_520_ci LIKE ${textContaining(search)}`];

/** The condition that a column has a chosen value; none while nothing is chosen. */
export const isEqual = <Value extends string>(
  column: Expression<Value>,
  value: Value | undefined,
): Conditions => (value === undefined ? [] : [sql<SqlBool>`${column} = ${value}`]);
