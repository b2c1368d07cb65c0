import { EntitySchema, type DataSourceOptions } from 'typeorm';
import { addressOf } from './address-of.ts';
import { schemaName, type Schema } from './schema-name.ts';
import { watchedDriver } from './watched-driver.ts';

/** Records, as `recordEntity` makes them. */
export type Entities = readonly EntitySchema[];

export interface DatabaseOptions {
  readonly url: string;
  readonly schema?: string;
  readonly entities?: Entities;
  readonly migrations?: readonly (new () => object)[];
  readonly poolSize?: number;
  /**
   * Milliseconds without any data after which a statement fails, and after which a wait for a connection
   * fails, whether the server is busy or frozen. Default: no limit while the server accepts other
   * connections.
   */
  readonly answerMs?: number;
}

/**
 * One way to open the database: utf8mb4, every DATETIME in Asia/Shanghai and read as text, DECIMAL
 * and BIGINT beyond 2^53 as text, LOAD DATA LOCAL refused unless the importer asks for it.
 */
export function dataSourceOptions(options: DatabaseOptions): DataSourceOptions {
  const { host, port, user, password } = addressOf(options.url);
  return {
    type: 'mariadb',
    driver: watchedDriver(options.answerMs),
    host,
    port,
    username: user,
    password,
    ...(options.schema === undefined ? {} : { database: options.schema }),
    charset: 'utf8mb4_general_ci',
    timezone: '+08:00',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: 2000,
    poolSize: options.poolSize ?? 10,
    entities: (options.entities ?? []).map(inThisProcess),
    migrations: [...(options.migrations ?? [])],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'none',
    synchronize: false,
    logging: false,
    // Silent unless DEBUG is set: its other loggers write statements with their values to standard output.
    logger: 'debug',
  };
}

/** The entity with its schema renamed to the schema's name in this process. */
const inThisProcess = ({ options }: EntitySchema): EntitySchema =>
  new EntitySchema({ ...options, database: schemaName(options.database as Schema) });
