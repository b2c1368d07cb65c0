import { textContaining } from '@console/node-kit/queries';
import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * The condition that a name contains the searched text. Names that differ by case are different, but a search ignores
 * case.
 */
export const nameContaining = (name: Expression<string>, search: string): Expression<SqlBool> =>
  sql`${name} COLLATE utf8mb4_unicode_520_ci LIKE ${textContaining(search)}`;
