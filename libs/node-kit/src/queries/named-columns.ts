import { sql, type AliasedRawBuilder, type Expression, type RawBuilder } from 'kysely';
import { writtenOnce } from './written-once.ts';

type Columns = Readonly<Record<string, Expression<unknown>>>;
type Named<Given extends Columns> = {
  [Name in keyof Given & string]: Given[Name] extends Expression<infer Value>
    ? AliasedRawBuilder<Value, Name>
    : never;
}[keyof Given & string];

/** The lists selected before; most lists are constants. */
const kept = new WeakMap<Columns, RawBuilder<unknown>>();

/** Expressions as columns to select, each under its name. */
export function namedColumns<Given extends Columns>(columns: Given): Named<Given>[] {
  const list = kept.get(columns) ?? listOf(columns);
  kept.set(columns, list);
  // One text in the statement, several columns in its rows.
  return [list] as unknown as Named<Given>[];
}

const listOf = (columns: Columns): RawBuilder<unknown> =>
  writtenOnce(sql.join(Object.entries(columns).map(([name, source]) => sql`${source} as ${sql.id(name)}`)));
