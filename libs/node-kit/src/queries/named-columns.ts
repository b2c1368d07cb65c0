import { sql, type AliasedRawBuilder, type Expression } from 'kysely';

type Columns = Readonly<Record<string, Expression<unknown>>>;
type Named<Given extends Columns> = {
  [Name in keyof Given & string]: Given[Name] extends Expression<infer Value>
    ? AliasedRawBuilder<Value, Name>
    : never;
}[keyof Given & string];

/** Expressions as columns to select, each under its name. */
export const namedColumns = <Given extends Columns>(columns: Given): Named<Given>[] =>
  Object.entries(columns).map(([name, source]) => sql`${source}`.as(name)) as unknown as Named<Given>[];
