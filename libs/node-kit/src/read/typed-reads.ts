import {
  Kysely,
  MysqlAdapter,
  MysqlIntrospector,
  MysqlQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { DataSource } from 'typeorm';
import { SchemaNames } from './schema-names.ts';

/** A database, or a transaction in it. */
export type Querying = Pick<DataSource, 'query'>;

const kept = new WeakMap<Querying, Kysely<unknown>>();

/**
 * Typed reads over the connections that everything else uses, with their limits and waits. `Tables` gives rows by
 * `schema.table`; which schema of the server that is, is settled when a statement is sent.
 */
export function readsOf<Tables>(database: Querying): Kysely<Tables> {
  const known = kept.get(database);
  if (known) return known as Kysely<Tables>;
  const reads = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new MysqlAdapter(),
      createDriver: () => new ReadingDriver(database),
      createIntrospector: (db) => new MysqlIntrospector(db),
      createQueryCompiler: () => new MysqlQueryCompiler(),
    },
    plugins: [new SchemaNames()],
  });
  kept.set(database, reads);
  return reads as Kysely<Tables>;
}

/** Connections are opened, given back and closed by their pool. */
const nothing = (): Promise<void> => Promise.resolve();
const noTransaction = (): Promise<never> => Promise.reject(new Error('typed reads open no transaction'));

/** Hands each statement to the database; transactions are `transact`'s, which gives a `Querying` of its own. */
class ReadingDriver implements Driver {
  private readonly connection: DatabaseConnection;

  constructor(database: Querying) {
    this.connection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        return { rows: await database.query<Row[]>(sql, [...parameters]) };
      },
      streamQuery: () => {
        throw new Error('typed reads are not streamed');
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
