import type { ColumnType } from 'kysely';

type Written<Value> = string | Extract<Value, null>;

/**
 * A JSON column: written as text, and read as text or as the parsed value, because drivers and servers
 * differ.
 */
export type JsonColumn<Value> = ColumnType<Value | string, Written<Value>, Written<Value>>;

/** The value of a JSON column, read in either form. */
export const fromJson = <Value>(stored: Value | string): Value =>
  typeof stored === 'string' ? (JSON.parse(stored) as Value) : stored;
