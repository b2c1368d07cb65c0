import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { FILE_KEY, type FileStore, type KeptFile } from './file-store.ts';

/** Files in a folder, two levels deep by the key's first letters. */
export class DiskStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    const temporary = join(this.incoming, randomUUID());
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

  /** The keys of older files, one folder of the second level at a time. */
  async *olderThan(before: number): AsyncIterable<readonly string[]> {
    for (const first of await entriesOf(this.folder)) {
      if (!first.isDirectory() || !FOLDER.test(first.name)) continue;
      for (const second of await entriesOf(join(this.folder, first.name))) {
        if (!second.isDirectory()) continue;
        const old = await oldFiles(join(this.folder, first.name, second.name), before);
        yield old.filter((name) => FILE_KEY.test(name));
      }
    }
  }

  async dropUnfinished(before: number): Promise<number> {
    const left = await oldFiles(this.incoming, before);
    for (const name of left) await rm(join(this.incoming, name), { force: true });
    return left.length;
  }

  /** Writes the bytes into the opened file. */
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

  private get incoming(): string {
    return join(this.folder, '.incoming');
  }

  private path(key: string): string {
    if (!FILE_KEY.test(key)) throw new Error('not the key of a stored file');
    return join(this.folder, key.slice(0, 2), key.slice(2, 4), key);
  }
}

const FOLDER = /^[\w-]{2}$/;

/** The entries of a folder; none when it does not exist because nothing was stored in it yet. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function oldFiles(folder: string, before: number): Promise<readonly string[]> {
  const old: string[] = [];
  for (const entry of await entriesOf(folder)) {
    if (entry.isFile() && (await writtenAt(join(folder, entry.name))) < before) old.push(entry.name);
  }
  return old;
}

/** The time of the last write, in milliseconds since 1970; infinity for a file that was deleted meanwhile. */
async function writtenAt(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Infinity;
    throw error;
  }
}

/** Writes a folder to disk, which makes a rename in it durable. */
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
