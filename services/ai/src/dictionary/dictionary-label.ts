import type { DICT_TYPES } from '@console/contract-ai';
import { sql, type Expression } from 'kysely';

/** The label of a dictionary's value in a column; the value itself without one. */
export const dictionaryLabel = (
  type: (typeof DICT_TYPES)[number],
  column: string,
): Expression<string> => sql<string>`COALESCE((SELECT d.label FROM ${sql.table('ai.dictionary')} d
  WHERE d.dict_type = ${sql.lit(type)} AND d.value = ${sql.ref(column)}), ${sql.ref(column)})`;
