import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobContext } from '@console/node-kit/testing';
import type { DataSource } from 'typeorm';
import { importJob } from './import-job.ts';

let importDir: string;
beforeEach(async () => {
  importDir = await mkdtemp(join(tmpdir(), 'import-'));
  await mkdir(join(importDir, 'good'));
});
afterEach(() => rm(importDir, { recursive: true }));

it('an import succeeds even if old imports cannot be removed, which is logged', async () => {
  const failure = new Error('EBUSY');
  const context = jobContext();
  const logged: unknown[] = [];
  context.logger.error = (detail: unknown) => logged.push(detail);
  const { run } = importJob({
    url: '',
    importDir,
    runImport: async () => [],
    database: { query: async () => [] } as unknown as DataSource,
    clearOld: () => Promise.reject(failure),
  });
  const payload = { delivery: 'good', mapping: null, dryRun: false, source: null, demo: false };
  expect(await run(payload, context)).toEqual({ runId: null, tables: [] });
  expect(logged).toEqual([{ err: failure }]);
});
