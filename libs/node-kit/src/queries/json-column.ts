import type { ColumnType } from 'kysely';

type Written<Value> = string | Extract<Value, null>;

/** A JSON column is written as text, and read as text or as what that says: drivers and servers differ. */
export type JsonColumn<Value> = ColumnType<Value | string, Written<Value>, Written<Value>>;

/** What a JSON column says, in either form. */
export const fromJson = <Value>(stored: Value | string): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored;
