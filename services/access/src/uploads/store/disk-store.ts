import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import type { FileStore, KeptFile } from './file-store.ts';

/** Files in a folder, two levels deep by the key's first letters. */
export class DiskStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    const temporary = join(this.folder, '.incoming', randomUUID());
    try {
      await mkdir(dirname(temporary), { recursive: true });
      await this.write(temporary, bytes);
      await mkdir(dirname(path), { recursive: true });
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      throw isDiskFull(error) ? new Refusal(ACCESS_MESSAGES.storageFull) : error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async get(key: string): Promise<KeptFile | null> {
    const file = await open(this.path(key)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (file === null) return null;
    const { size } = await file.stat();
    return { stream: file.createReadStream(), bytes: size };
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  /** Puts the bytes into the file that was opened for them. */
  protected async fill(file: FileHandle, bytes: Buffer): Promise<void> {
    await file.writeFile(bytes);
  }

  private async write(path: string, bytes: Buffer): Promise<void> {
    const file = await open(path, 'wx', 0o640);
    try {
      await this.fill(file, bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  private path(key: string): string {
    if (!/^[\w-]{22,64}$/.test(key)) throw new Error('not the key of a stored file');
    return join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
  }
}

/** A rename is on disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: string } | null)?.code));
