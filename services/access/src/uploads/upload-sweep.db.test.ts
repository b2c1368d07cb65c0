import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { tableName } from '@console/node-kit/database';
import { runningAccess, type RunningAccess } from '../testing/running-access.ts';
import { FILE_STORE, type FileStore } from './store/file-store.ts';
import { UploadSweep } from './upload-sweep.ts';

let access: RunningAccess;
let store: FileStore;
beforeEach(async () => {
  access = await runningAccess();
  store = access.part<FileStore>(FILE_STORE);
}, 30_000);
afterEach(() => access.stop());

/** A file stored so many hours ago, with a row or without. */
async function file({ hours, row }: { hours: number; row: boolean }): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await store.put(key, Buffer.from('bytes'), 'image/png');
  const at = Date.now() / 1000 - hours * 60 * 60;
  await utimes(join(access.filesDir, key.slice(0, 2), key.slice(2, 4), key), at, at);
  if (row)
    await access.database.query(
      `INSERT INTO ${tableName('access', 'stored_file')}
         (file_key, tenant_id, user_id, purpose, name, mime, bytes, created_at)
       VALUES (?, ?, 1, 'note', 'a.png', 'image/png', 5, '2026-01-05 09:00:00')`,
      [key, access.tenants[1]],
    );
  return key;
}

const isThere = async (key: string): Promise<boolean> => {
  const kept = await store.get(key);
  kept?.stream.destroy();
  return kept !== null;
};
const sweep = (): Promise<number> => access.part(UploadSweep).sweep();

it('deletes what is older than a day and has no row, and nothing else', async () => {
  const kept = await file({ hours: 48, row: true });
  const young = await file({ hours: 23, row: false });
  const orphans = [await file({ hours: 25, row: false }), await file({ hours: 900, row: false })];
  expect(await sweep()).toBe(2);
  expect(await Promise.all([kept, young, ...orphans].map(isThere))).toEqual([true, true, false, false]);
  expect(await sweep()).toBe(0);
});

it('deletes nothing while there is not a single row: the database may be about to be restored', async () => {
  const orphan = await file({ hours: 48, row: false });
  expect(await sweep()).toBe(0);
  expect(await isThere(orphan)).toBe(true);
});

it('runs when the service starts', async () => {
  await file({ hours: 48, row: true });
  const orphan = await file({ hours: 48, row: false });
  access.part(UploadSweep).onApplicationBootstrap();
  for (let polls = 0; polls < 1000 && (await isThere(orphan)); polls += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await isThere(orphan)).toBe(false);
});

it('leaves the service running when the store is unavailable', async () => {
  const away = new Error('the store is away');
  store.dropUnfinished = () => Promise.reject(away);
  await expect(sweep()).rejects.toBe(away);
  access.part(UploadSweep).onApplicationBootstrap();
  await access.part(UploadSweep).beforeApplicationShutdown();
});
