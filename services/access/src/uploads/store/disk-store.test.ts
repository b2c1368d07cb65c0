import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStore } from './disk-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const newKey = (): string => randomBytes(32).toString('base64url');
async function oldIn(store: DiskStore): Promise<readonly string[]> {
  const old: string[] = [];
  for await (const keys of store.olderThan(2_000_000)) old.push(...keys);
  return old;
}
const filesIn = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A disk that is full after half of the file. */
class FullDisk extends DiskStore {
  constructor(
    place: string,
    private readonly code: string,
  ) {
    super(place);
  }

  protected override async fill(file: FileHandle, bytes: Buffer): Promise<void> {
    await file.writeFile(bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error('no space left on device'), { code: this.code });
  }
}

describe('files on disk', () => {
  it('are found by their key, two folders deep', async () => {
    const store = new DiskStore(folder);
    const key = newKey();
    await store.put(key, Buffer.from('bytes'));
    expect(await readFile(join(folder, key.slice(0, 2), key.slice(2, 4), key), 'utf8')).toBe('bytes');
    const kept = await store.get(key);
    expect([kept?.bytes, kept && String(await buffer(kept.stream))]).toEqual([5, 'bytes']);
    expect(await filesIn()).toEqual([key]);
  });

  it('are gone once deleted, and may be deleted twice', async () => {
    const store = new DiskStore(folder);
    const key = newKey();
    await store.put(key, Buffer.from('bytes'));
    await store.delete(key);
    await store.delete(key);
    expect([await store.get(key), await filesIn()]).toEqual([null, []]);
  });

  it.each(['ENOSPC', 'EDQUOT'])('leave nothing behind when the disk is full: %s', async (code) => {
    const refused = new FullDisk(folder, code).put(newKey(), Buffer.from('bytes'));
    await expect(refused).rejects.toMatchObject({ status: 503, message: '存储空间不足，文件未保存' });
    expect(await filesIn()).toEqual([]);
  });

  it('leave nothing behind when something else fails, which is not reported as a full disk', async () => {
    const refused = new FullDisk(folder, 'EIO').put(newKey(), Buffer.from('bytes'));
    await expect(refused).rejects.toMatchObject({ code: 'EIO' });
    expect(await filesIn()).toEqual([]);
  });

  it('are never looked for outside their folder', async () => {
    await expect(new DiskStore(folder).get('../../../../../../etc/passwd')).rejects.toThrow('not the key');
  });

  it('that are older are listed, folder by folder, and nothing else is', async () => {
    const store = new DiskStore(folder);
    const [old, young] = [newKey(), newKey()];
    for (const key of [old, young]) await store.put(key, Buffer.from('bytes'));
    const foreign = join(folder, old.slice(0, 2), old.slice(2, 4), 'notes.txt');
    await writeFile(foreign, 'not ours');
    await utimes(join(folder, old.slice(0, 2), old.slice(2, 4), old), 1000, 1000);
    await utimes(foreign, 1000, 1000);
    expect(await oldIn(store)).toEqual([old]);
    expect(await oldIn(new DiskStore(join(folder, 'not-there')))).toEqual([]);
  });

  it('that an interrupted write left half are deleted when they are old', async () => {
    const store = new DiskStore(folder);
    expect(await store.dropUnfinished(2_000_000)).toBe(0);
    await mkdir(join(folder, '.incoming'));
    for (const name of ['old', 'young']) await writeFile(join(folder, '.incoming', name), 'half');
    await utimes(join(folder, '.incoming', 'old'), 1000, 1000);
    expect(await store.dropUnfinished(2_000_000)).toBe(1);
    expect(await filesIn()).toEqual(['young']);
  });
});
