import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Schema } from '../database/schema-name.ts';

/** What every record has. */
export interface Stored {
  readonly id: number;
  readonly tenantId: string;
  /** Counts what was written. */
  readonly version: number;
}

/** Who made a record and who wrote it last; no one for what the demo brought along. */
export interface Written {
  readonly createdBy: number | null;
  readonly createdAt: string;
  readonly updatedBy: number | null;
  readonly updatedAt: string;
}

/** A record whose row is kept when it is removed, so that what names it still can. */
export interface Removable {
  readonly removedAt: string | null;
  /** 0 while the record is there, its own id after: what is unique among those that are there is free again. */
  readonly removedKey: number;
}

/** The columns of `Written` and of `Removable`. */
export const WRITTEN = {
  createdBy: 'created_by',
  createdAt: 'created_at',
  updatedBy: 'updated_by',
  updatedAt: 'updated_at',
} as const;
export const REMOVABLE = { removedAt: 'removed_at', removedKey: 'removed_key' } as const;

/** What someone says of a record; the rest is the kit's. */
export type Fields<Row> = Omit<Row, keyof Stored | keyof Written | keyof Removable>;

/** A column that is read otherwise than the driver has it. */
export interface ReadColumn<Name extends string> extends EntitySchemaColumnOptions {
  readonly name: Name;
}

/** A DECIMAL, which the driver has as text, as a number. */
export const decimal = <Name extends string>(name: Name): ReadColumn<Name> => ({
  ...asDriven(name),
  transformer: {
    from: (stored: string | null) => (stored === null ? null : Number(stored)),
    to: (value: unknown) => value,
  },
});

/** What a column says as JSON. */
export const json = <Name extends string>(name: Name): ReadColumn<Name> => ({ name, type: 'json' });

type Column<Table> = (keyof Table & string) | ReadColumn<keyof Table & string>;
type Columns<Row, Table> = Readonly<Record<Exclude<keyof Row, keyof Stored>, Column<Table>>> & {
  readonly version?: Column<Table>;
};

/**
 * A record as TypeORM reads and writes it: each of its fields with its column, which the compiler looks up in `Table`,
 * the row as typed queries have it. The schema's name in this process is put in when a database is opened.
 */
export function recordEntity<Row extends Stored, Table>(
  schema: Schema,
  tableName: string,
  columns: Columns<Row, Table>,
): EntitySchema<Row> {
  const given = Object.entries<Column<Table>>(columns).map(([field, column]) => [
    field,
    typeof column === 'string' ? asDriven(column) : column,
  ]);
  return new EntitySchema<Row>({
    name: `${schema}_${tableName}`,
    tableName,
    database: schema,
    columns: {
      id: { name: 'id', type: 'int', primary: true, generated: 'increment' },
      tenantId: asDriven('tenant_id'),
      version: asDriven('version'),
      ...Object.fromEntries(given),
    } as EntitySchema<Row>['options']['columns'],
  });
}

/** Read and written as the driver has it, whatever the column is: a time stays text, a number a number. */
const asDriven = <Name extends string>(name: Name): ReadColumn<Name> => ({ name, type: 'varchar' });
