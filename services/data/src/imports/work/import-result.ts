import { TABLE_OUTCOMES } from '@console/contract-data';
import { z } from 'zod';

const count = z.number().int();

/** The stored result of one table. */
export const tableResultSchema = z.object({
  table: z.string(),
  outcome: z.enum(Object.keys(TABLE_OUTCOMES) as [keyof typeof TABLE_OUTCOMES]),
  rows: count,
  skipped: count,
  rejected: count,
  inserted: count.nullable(),
  updated: count.nullable(),
  deleted: count.nullable(),
  message: z.string().nullable(),
});
export type TableResult = z.output<typeof tableResultSchema>;

/** The stored result of an import or an undoing; the run is null for a dry run. */
export const importResultSchema = z.object({
  runId: count.nullable(),
  tables: z.array(tableResultSchema),
});
export type ImportResult = z.output<typeof importResultSchema>;
