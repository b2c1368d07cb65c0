import { MESSAGES, Refusal } from '@console/contract-core';
import type { Expression, SelectQueryBuilder } from 'kysely';
import type { Schema } from '../database/schema-name.ts';
import { namedColumns } from './named-columns.ts';
import { queriesOf, type Querying } from './typed-queries.ts';

/** The table of records that are kept when they are removed, and the expression of each field that is read. */
export interface RecordReads<Read extends object> {
  readonly table: `${Schema}.${string}`;
  /** The alias of the table in the expressions. */
  readonly row: string;
  readonly columns: { readonly [Field in keyof Read]: Expression<Read[Field]> };
}

type AnyTables = Record<string, Record<string, unknown>>;
type Rows<Read> = SelectQueryBuilder<AnyTables, string, Read>;

/** The query of a tenant's records, without removed ones. */
export function presentRecords<Read extends object>(
  database: Querying,
  { table, row, columns }: RecordReads<Read>,
  tenantId: string,
): Rows<Read> {
  const rows = queriesOf<AnyTables>(database)
    .selectFrom(`${table} as ${row}`)
    .where(`${row}.tenant_id`, '=', tenantId)
    .where(`${row}.removed_at`, 'is', null);
  return rows.select(namedColumns(columns as Readonly<Record<string, Expression<unknown>>>)) as Rows<Read>;
}

/** A record of the tenant. Refuses an id that the tenant does not have (404). */
export async function findRecord<Read extends object>(
  database: Querying,
  reads: RecordReads<Read>,
  { tenantId, id }: { readonly tenantId: string; readonly id: number },
): Promise<Read> {
  const records = presentRecords(database, reads, tenantId);
  const found = await records.where(`${reads.row}.id`, '=', id).executeTakeFirst();
  if (found === undefined) throw new Refusal(MESSAGES.notFound);
  return found as Read;
}
