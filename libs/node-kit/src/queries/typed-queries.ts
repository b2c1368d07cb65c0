import {
  Kysely,
  MysqlAdapter,
  MysqlIntrospector,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { ResultSetHeader } from 'mysql2';
import type { DataSource } from 'typeorm';
import { StatementCompiler } from './statement-compiler.ts';

/** A database, or a transaction in it. */
export type Querying = Pick<DataSource, 'query'>;

const kept = new WeakMap<Querying, Kysely<unknown>>();

/**
 * Typed statements over the same connections, limits and waits as everything else. `Tables` has row types by
 * `schema.table`; the name of the schema on the server is filled in when a statement is sent.
 */
export function queriesOf<Tables>(database: Querying): Kysely<Tables> {
  const known = kept.get(database);
  if (known) return known as Kysely<Tables>;
  const queries = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new MysqlAdapter(),
      createDriver: () => new QueryDriver(database),
      createIntrospector: (db) => new MysqlIntrospector(db),
      createQueryCompiler: () => new StatementCompiler(),
    },
  });
  kept.set(database, queries);
  return queries as Kysely<Tables>;
}

/** Connections are opened, given back and closed by their pool. */
const nothing = (): Promise<void> => Promise.resolve();
const noTransaction = (): Promise<never> => Promise.reject(new Error('typed queries open no transaction'));

/** What a statement changed, in Kysely's words. */
function changes({ affectedRows, changedRows, insertId }: ResultSetHeader): QueryResult<never> {
  return {
    rows: [],
    numAffectedRows: BigInt(affectedRows),
    numChangedRows: BigInt(changedRows),
    insertId: BigInt(insertId),
  };
}

/** Hands each statement to the database; transactions are `transact`'s, which gives a `Querying` of its own. */
class QueryDriver implements Driver {
  private readonly connection: DatabaseConnection;

  constructor(database: Querying) {
    this.connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const answer = await database.query<Row[] | ResultSetHeader>(sql, [...parameters]);
        return Array.isArray(answer) ? { rows: answer } : changes(answer);
      },
      streamQuery: () => {
        throw new Error('typed queries are not streamed');
      },
    };
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.connection);
  }

  init = nothing;
  releaseConnection = nothing;
  destroy = nothing;

  beginTransaction = noTransaction;
  commitTransaction = noTransaction;
  rollbackTransaction = noTransaction;
}
