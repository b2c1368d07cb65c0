import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  moduleManifestSchema,
  RELEASE_VERSION,
  shanghaiDateTime,
  type ModuleManifest,
  type ModuleName,
} from '@console/contract-core';
import { z } from 'zod';

const releaseFileSchema = z.object({
  module: moduleManifestSchema,
  integrity: z.record(z.string(), z.string()),
  bytes: z.number().int().min(0).nullable().default(null),
  commit: z.string().max(64).nullable().default(null),
});

/** A published folder `<module>/<version>`, as its `release.json` describes it. */
export interface ReleaseFolder extends z.output<typeof releaseFileSchema> {
  /** When it was published, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly at: string;
}

/**
 * The release in a folder. Null when there is no such folder. Throws for one that is no release, or one of another
 * module: that is a fault of the publisher.
 */
export async function releaseFolder(
  remotes: string,
  { module, version }: { readonly module: ModuleName; readonly version: string },
): Promise<ReleaseFolder | null> {
  if (!isVersionFolder(version)) return null;
  const file = join(remotes, module, version, 'release.json');
  const text = await orNull(readFile(file, 'utf8'));
  if (text === null) return null;
  const release = releaseFileSchema.parse(JSON.parse(text));
  if (release.module.name !== module) throw new Error(`${file} is a release of ${release.module.name}`);
  return { ...release, at: shanghaiDateTime((await stat(file)).mtimeMs) };
}

/** The versions of a module that are on disk. */
export async function versionsOnDisk(remotes: string, module: ModuleName): Promise<readonly string[]> {
  const names = (await orNull(readdir(join(remotes, module)))) ?? [];
  return names.filter(isVersionFolder);
}

/**
 * Everything that a module needs of the shell, by its manifest. One from before needs were recorded needs only the
 * shell's interface.
 */
export function needsOf({ shellApi, needs }: ModuleManifest): Readonly<Record<string, string>> {
  return { shellApi, ...needs };
}

/** Whether a folder is a version; one that is still being written is not. */
function isVersionFolder(name: string): boolean {
  return RELEASE_VERSION.test(name) && !name.endsWith('.draft');
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
}
