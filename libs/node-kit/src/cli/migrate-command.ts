import { z } from 'zod';
import { urlOf } from '../config/kit-config.ts';
import { readConfig } from '../config/read-config.ts';
import type { MigrationClass } from '../database/ddl.ts';
import { migrate } from '../database/migrate.ts';
import { schemaName, type Schema } from '../database/schema-name.ts';
import type { Command } from './run-cli.ts';

const migrateConfig = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb') });

/**
 * The `migrate` command of the service that owns `schema`; DATABASE_URL names an account that may create it.
 */
export function migrateCommand(schema: Schema, migrations: readonly MigrationClass[]): Command {
  return async () => {
    const { DATABASE_URL: url } = readConfig(migrateConfig, process.env);
    const ran = await migrate({ url, schema, migrations });
    process.stdout.write(`${schemaName(schema)}: ${ran.length === 0 ? 'up to date' : ran.join(', ')}\n`);
  };
}
