import {
  recordEntity,
  REMOVABLE,
  WRITTEN,
  type Column,
  type Removable,
  type Stored,
  type Written,
} from './record-entity.ts';
import { keptWhenRemoved, type RecordKind } from './record-kind.ts';
import type { Schema } from '../database/schema-name.ts';

/** A record with the fields `Said`, its writers and times, whose row is kept when it is removed. */
export type Kept<Said extends object> = Stored & Said & Written & Removable;

type Columns<Said extends object, Table> = Readonly<Record<keyof Said, Column<Table>>> & {
  readonly version?: Column<Table>;
};

/** The parts of a kind that follow from the columns of its fields. The audit log has all fields unless the kind has another `said`. */
export function keptRecord<Said extends object, Table>(
  schema: Schema,
  tableName: string,
  columns: Columns<Said, Table>,
): Pick<RecordKind<Kept<Said>>, 'entity' | 'present' | 'removed' | 'said'> {
  const fields = Object.keys(columns) as (keyof Said)[];
  const all = { ...columns, ...WRITTEN, ...REMOVABLE };
  return {
    ...keptWhenRemoved,
    entity: recordEntity<Kept<Said>, Table>(schema, tableName, all as never),
    said: (record: Kept<Said>) => Object.fromEntries(fields.map((field) => [field, record[field]])),
  } as unknown as Pick<RecordKind<Kept<Said>>, 'entity' | 'present' | 'removed' | 'said'>;
}
