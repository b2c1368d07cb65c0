import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.ts';
import type { MigrationClass } from './ddl.ts';
import { schemaName, type Schema } from './schema-name.ts';

const LOCK_SECONDS = 60;

export interface MigrateOptions {
  /** An account that may create the schema and its tables. */
  readonly url: string;
  readonly schema: Schema;
  readonly migrations: readonly MigrationClass[];
}

/**
 * Brings a schema up to date under a server-wide lock, creating it when missing.
 * Returns the names of the migrations that ran. Throws when another run keeps the lock for a minute.
 */
export async function migrate({ url, schema, migrations }: MigrateOptions): Promise<readonly string[]> {
  const name = schemaName(schema);
  const server = await new DataSource(dataSourceOptions({ url, poolSize: 1 })).initialize();
  try {
    await server.query(`CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4`);
    // A pool of one: the lock belongs to the connection that asks for it.
    await takeLock(server, `migrate:${name}`);
    const target = await new DataSource(
      dataSourceOptions({ url, schema: name, migrations, poolSize: 1 }),
    ).initialize();
    try {
      const ran = await target.runMigrations({ transaction: 'none' });
      return ran.map((migration) => migration.name);
    } finally {
      await target.destroy();
    }
  } finally {
    await server.destroy();
  }
}

async function takeLock(server: DataSource, lock: string): Promise<void> {
  const [row] = await server.query<{ taken: string | number }[]>('SELECT GET_LOCK(?, ?) AS taken', [
    lock,
    LOCK_SECONDS,
  ]);
  if (Number(row?.taken) !== 1) throw new Error(`another run has locked ${lock}`);
}
