import { sql, type Compilable, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely';
import { schemaName } from '../database/schema-name.ts';
import type { Querying } from './typed-queries.ts';
import { writer } from './written-once.ts';

export interface QueryTemplate<Values, Row> {
  /** Sends the query with these values. Throws as the driver does. */
  (database: Querying, values: Values): Promise<Row[]>;
  /** The query with these values, as it would be sent. */
  written(values: Values): Written;
}
interface Written {
  readonly sql: string;
  readonly parameters: unknown[];
}

/** The placeholders of a query's values: expressions to build it with before the values are known. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** Values that are each single and always present: where one may be missing, the query has another form. */
type Single<Values> = { readonly [Name in keyof Values]-?: string | number };

type MakeTemplate<Tables> = <Values extends Single<Values>, Row>(
  build: (queries: Kysely<Tables>, places: Places<Values>) => Compilable<Row>,
) => QueryTemplate<Values, Row>;

/**
 * Makes queries of these tables that are the same in every request except for some values: each is built for
 * its first request, and only sent after that. Anything the building function reads besides its arguments
 * must never change.
 */
export const templatesOf = <Tables>(): MakeTemplate<Tables> => queryTemplate as MakeTemplate<Tables>;

function queryTemplate<Tables, Values extends Single<Values>, Row>(
  build: (queries: Kysely<Tables>, places: Places<Values>) => Compilable<Row>,
): QueryTemplate<Values, Row> {
  /** The built queries by the name of a schema in this process, which the text contains. */
  const known = new Map<string, CompiledQuery>();
  const written = (values: Values): Written => {
    const schema = schemaName('market');
    const query = known.get(schema) ?? build(writer<Tables>(), placesOf(values)).compile();
    known.set(schema, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return { sql: query.sql, parameters };
  };
  const send = (database: Querying, values: Values): Promise<Row[]> => {
    const { sql: text, parameters } = written(values);
    return database.query(text, parameters);
  };
  return Object.assign(send, { written });
}

/** The placeholder of a value. */
class Place {
  constructor(readonly name: string) {}
}

const placesOf = <Values extends object>(values: Values): Places<Values> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, sql`${new Place(name)}`])) as never;
