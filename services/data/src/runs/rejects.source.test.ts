import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Session } from '@console/contract-core';
import type { RejectFiles } from './reject-files.ts';
import { RejectsSource } from './rejects.source.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rejects-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Reads a file that was found at `path` a moment ago. */
function pageOf(path: string, direction: 'ASC' | 'DESC'): Promise<Page<unknown>> {
  const files = { path: async () => path } as unknown as RejectFiles;
  const sort = { column: 'line', direction } as const;
  return new RejectsSource(files).page(
    { filter: { table: 'security' }, page: 0, size: 10, sort },
    {} as Session,
  );
}

it.each(['ASC', 'DESC'] as const)(
  'a file that was deleted since it was found is not found (%s)',
  async (order) => {
    await expect(pageOf(join(dir, 'gone.csv'), order)).rejects.toMatchObject({ status: 404 });
  },
);

it('a file that cannot be read fails, and no one waits for its rows', async () => {
  await expect(pageOf(dir, 'ASC')).rejects.toThrow('EISDIR');
});
