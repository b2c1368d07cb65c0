import { sql, type Expression, type Generated, type RawBuilder } from 'kysely';
import { userName } from './user-name.ts';
import type { ReadColumn } from '../records/record-entity.ts';

/** The common columns of a record's row in typed queries. */
export interface RecordRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  /** The number of the version, increased by each write. */
  readonly version: Generated<number>;
  /** Null for demo data, like `updated_by`. */
  readonly created_by: number | null;
  readonly created_at: string;
  readonly updated_by: number | null;
  readonly updated_at: string;
}

/** The row of a record that is kept when it is removed. */
export interface RemovableRow extends RecordRow {
  readonly removed_at: string | null;
  /** 0 while it exists, its own id after its removal. */
  readonly removed_key: Generated<number>;
}

/** The authors and times of a record, as lists and forms read them. */
export interface RecordStamps {
  readonly createdUser: Expression<string | null>;
  readonly createdTime: Expression<string>;
  readonly updatedUser: Expression<string | null>;
  readonly updatedTime: Expression<string>;
  readonly version: Expression<number>;
}

/** The stamps of the row with alias `row`. */
export function recordStamps(row: string): RecordStamps {
  const at = <Value>(column: keyof RecordRow): RawBuilder<Value> => sql.ref<Value>(`${row}.${column}`);
  return {
    createdUser: userName(at('tenant_id'), at('created_by')),
    createdTime: at('created_at'),
    updatedUser: userName(at('tenant_id'), at('updated_by')),
    updatedTime: at('updated_at'),
    version: at('version'),
  };
}

/**
 * The fields of a record from the row with alias `row`, by the columns of its entity; a DECIMAL is a number.
 */
export function recordColumns<Read extends object>(
  row: string,
  columns: Readonly<Record<keyof Read, string | ReadColumn<string>>>,
): { readonly [Field in keyof Read]: Expression<Read[Field]> } {
  const given = Object.entries<string | ReadColumn<string>>(columns);
  const fields = given.map(([field, column]) => [field, read(row, column)] as const);
  return Object.fromEntries<unknown>(fields) as { readonly [Field in keyof Read]: Expression<Read[Field]> };
}

function read(row: string, column: string | ReadColumn<string>): RawBuilder<unknown> {
  if (typeof column === 'string') return sql.ref(`${row}.${column}`);
  const stored = sql.ref(`${row}.${column.name}`);
  return column.transformer === undefined ? stored : sql`CAST(${stored} AS DOUBLE)`;
}
