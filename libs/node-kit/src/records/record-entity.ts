import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Schema } from '../database/schema-name.ts';

/** The fields that every record has. */
export interface Stored {
  readonly id: number;
  readonly tenantId: string;
  /** The number of the version, increased by each write. */
  readonly version: number;
}

/** The author of a record and its last editor; no one for demo data. */
export interface Written {
  readonly createdBy: number | null;
  readonly createdAt: string;
  readonly updatedBy: number | null;
  readonly updatedAt: string;
}

/** A record whose row is kept when it is removed, so that other rows may still refer to it. */
export interface Removable {
  readonly removedAt: string | null;
  /** 0 while the record exists, its own id after its removal, which frees its unique values. */
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

/** The fields of a record that a service sets; the kit sets the rest. */
export type Fields<Row> = Omit<Row, keyof Stored | keyof Written | keyof Removable>;

/** A column whose value is converted from the driver's. */
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

/** A JSON column as its parsed value. */
export const json = <Name extends string>(name: Name): ReadColumn<Name> => ({ name, type: 'json' });

/** The column of a field: read as the driver returns it, or by a transformer. */
export type Column<Table> = (keyof Table & string) | ReadColumn<keyof Table & string>;
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

/** A column read and written as the driver has it: a time stays text, a number a number. */
const asDriven = <Name extends string>(name: Name): ReadColumn<Name> => ({ name, type: 'varchar' });
