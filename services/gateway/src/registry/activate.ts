import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  MODULE_NAMES,
  moduleManifestSchema,
  shanghaiDateTime,
  type ModuleName,
} from '@console/contract-core';
import { dataSourceOptions, readConfig, realNow, tableName, urlOf } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const configSchema = z.object({ DATABASE_URL: urlOf('mysql', 'mariadb'), REMOTES_DIR: z.string().min(1) });
const releaseSchema = z.object({ module: moduleManifestSchema, integrity: z.record(z.string(), z.string()) });

/** A version names a folder, and never leads out of it. */
const VERSION = /^[\w+-][\w.+-]*$/;

/** `activate <module> <version>`: registers a published folder and makes it the module's active version. */
export async function activate(args: readonly string[]): Promise<void> {
  const [moduleText = '', version = ''] = args;
  const module = MODULE_NAMES.find((name) => name === moduleText);
  if (!module || !VERSION.test(version))
    throw new Error(`usage: activate <${MODULE_NAMES.join('|')}> <version>`);
  const config = readConfig(configSchema, process.env);
  const file = join(config.REMOTES_DIR, module, version, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  if (release.module.name !== module) throw new Error(`${file} is a release of ${release.module.name}`);
  const database = await new DataSource(
    dataSourceOptions({ url: config.DATABASE_URL, poolSize: 1 }),
  ).initialize();
  try {
    const changed = await record(database, { module, version, release });
    process.stdout.write(`${module} ${version} ${changed ? 'active' : 'was active already'}\n`);
  } finally {
    await database.destroy();
  }
}

interface Recorded {
  readonly module: ModuleName;
  readonly version: string;
  readonly release: z.output<typeof releaseSchema>;
}

/** Registered and activated together, or not at all. False when it was the active version already. */
async function record(database: DataSource, { module, version, release }: Recorded): Promise<boolean> {
  const who = userInfo().username;
  const now = shanghaiDateTime(realNow());
  const table = tableName('platform', 'release');
  const activation = tableName('platform', 'activation');
  return database.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO ${table} (module, version, manifest, integrity, registered_by, registered_at)
       VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE manifest = VALUES(manifest), integrity = VALUES(integrity)`,
      [module, version, JSON.stringify(release.module), JSON.stringify(release.integrity), who, now],
    );
    const [active] = await manager.query<{ version: string }[]>(
      `SELECT r.version FROM ${activation} a JOIN ${table} r ON r.id = a.release_id
        WHERE r.module = ? ORDER BY a.id DESC LIMIT 1 FOR UPDATE`,
      [module],
    );
    if (active?.version === version) return false;
    await manager.query(
      `INSERT INTO ${activation} (release_id, activated_by, activated_at)
       SELECT id, ?, ? FROM ${table} WHERE module = ? AND version = ?`,
      [who, now, module, version],
    );
    return true;
  });
}
