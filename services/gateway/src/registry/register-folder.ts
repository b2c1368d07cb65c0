import type { ModuleName } from '@console/contract-core';
import { tableName, type Audit } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { needsOf, type ReleaseFolder } from './release-folder.ts';
import type { Releaser } from './releaser.ts';

interface Registration {
  readonly module: ModuleName;
  readonly version: string;
  readonly folder: ReleaseFolder;
  readonly by: Releaser;
  readonly audit: Audit;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly at: string;
}

/**
 * Writes a version into `release`, unless it stands there: what was registered first is what a browser holds
 * its files against. Only for who holds the module.
 */
export async function registerFolder(
  manager: EntityManager,
  { module, version, folder, by, audit, at }: Registration,
): Promise<void> {
  const table = tableName('platform', 'release');
  const known = await manager.query<unknown[]>(`SELECT id FROM ${table} WHERE module = ? AND version = ?`, [
    module,
    version,
  ]);
  if (known.length > 0) return;
  const { module: manifest, integrity, bytes, commit } = folder;
  await manager.query(
    `INSERT INTO ${table}
       (module, version, manifest, integrity, needs, bytes, source_commit, registered_by, registered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      module,
      version,
      JSON.stringify(manifest),
      JSON.stringify(integrity),
      JSON.stringify(needsOf(manifest)),
      bytes,
      commit,
      by.username,
      at,
    ],
  );
  await audit.record(manager, {
    session: by.session,
    username: by.username,
    service: 'gateway',
    action: 'platform.register-release',
    subject: `module:${module}`,
    after: { version, bytes },
  });
}
