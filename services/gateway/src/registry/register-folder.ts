import type { ModuleName } from '@console/contract-core';
import type { Audit } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
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
 * Inserts a version into `release`, unless it is there: browsers check files against what was registered first. The
 * caller must have locked the module.
 */
export async function registerFolder(
  manager: EntityManager,
  { module, version, folder, by, audit, at }: Registration,
): Promise<void> {
  const known = await queries(manager)
    .selectFrom('platform.release')
    .select('id')
    .where('module', '=', module)
    .where('version', '=', version)
    .executeTakeFirst();
  if (known) return;
  const { module: manifest, integrity, bytes, commit } = folder;
  await queries(manager)
    .insertInto('platform.release')
    .values({
      module,
      version,
      manifest: JSON.stringify(manifest),
      integrity: JSON.stringify(integrity),
      needs: JSON.stringify(needsOf(manifest)),
      bytes,
      source_commit: commit,
      registered_by: by.username,
      registered_at: at,
    })
    .execute();
  await audit.record(manager, {
    session: by.session,
    username: by.username,
    service: 'gateway',
    action: 'platform.register-release',
    subject: `module:${module}`,
    after: { version, bytes },
  });
}
