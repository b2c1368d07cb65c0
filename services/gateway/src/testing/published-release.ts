import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyModule } from '@console/contract-company';
import type { ModuleManifest } from '@console/contract-core';

export interface PublishedRelease {
  readonly version: string;
  readonly manifest?: Partial<ModuleManifest>;
  readonly bytes?: number;
  readonly commit?: string;
}

/** Writes a release of the company module into `remotes`, as publishing does. */
export async function publishedRelease(
  remotes: string,
  { version, manifest, ...more }: PublishedRelease,
): Promise<void> {
  const folder = join(remotes, 'company', version);
  await mkdir(folder, { recursive: true });
  const release = {
    module: { ...companyModule, ...manifest },
    integrity: { 'remoteEntry.js': `sha384-${version}` },
    ...more,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}
