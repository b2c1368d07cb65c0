import { textContaining } from '@console/node-kit/queries';
import { sql, type Expression, type SqlBool } from 'kysely';

/** That a name has the searched text in it. Names are told apart by case, and found without regard to it. */
export const nameContaining = (name: Expression<string>, search: string): Expression<SqlBool> =>
  sql`${name} COLLATE utf8mb4_unicode_520_ci LIKE ${textContaining(search)}`;
