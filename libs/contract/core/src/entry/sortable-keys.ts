import type { z } from 'zod';
import type { TableEntry } from './entry.ts';

/**
 * The keys a table may be sorted by. Separate from the entries' schemas, so that a table is displayed without
 * loading zod.
 */
export function sortableKeys<Row extends z.ZodObject>(
  entry: TableEntry<Row>,
): readonly Extract<keyof z.output<Row>, string>[] {
  return entry.columns.filter((column) => column.sortable).map((column) => column.key);
}
