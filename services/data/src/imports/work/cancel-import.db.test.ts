import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutputOf } from '@console/contract-core';
import { dataCalls } from '@console/contract-data';
import { schemaName, tableName } from '@console/node-kit/database';
import type { WorkerProcess } from '@console/node-kit/testing';
import { dataWorker } from '../../testing/data-worker.ts';
import { runningData, type RunningData } from '../../testing/running-data.ts';

type Job = OutputOf<typeof dataCalls.job>;

let running: RunningData;
let worker: WorkerProcess;
beforeAll(async () => {
  running = await runningData();
  worker = dataWorker(running);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await running.stop();
});

const job = async (id: string): Promise<Job> =>
  (await running.ask(`${dataCalls.job.path}?id=${id}`)).body.result as Job;
async function until(id: string, state: Job['state']): Promise<Job> {
  for (;;) {
    const found = await job(id);
    if (found.state === state) return found;
    worker.check();
    await pause(50);
  }
}
const securities = async (): Promise<number> => {
  const [row] = await running.data.database.query<{ total: number }[]>(
    `SELECT COUNT(*) AS total FROM ${tableName('market', 'security')}`,
  );
  return Number(row?.total);
};

it('a running import is cancelled: nothing is loaded, the delivery stays in the list, and a retry loads it', async () => {
  await running.ask(`${dataCalls.uploadFile.path}?delivery=slow&name=security.csv`, {
    method: 'PUT',
    body: 'code,exchange,name,board,list_date,status\n600000,SH,浦发银行,main,1999-11-10,listed\n',
    headers: { 'content-type': 'application/octet-stream' },
  });
  // Another importer has locked the mart: the job runs and waits for it.
  const other = running.data.database.createQueryRunner();
  await other.query('SELECT GET_LOCK(?, 10)', [`import:${schemaName('market')}`]);
  const { body } = await running.ask(dataCalls.submitImport.path, {
    body: { delivery: 'slow' },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { jobId } = body.result as { jobId: string };
  await until(jobId, 'running');
  await running.ask(dataCalls.cancelJob.path, { body: { id: jobId } });
  expect(await until(jobId, 'cancelled')).toMatchObject({ canRetry: true, canCancel: false, tables: [] });
  await other.query('SELECT RELEASE_LOCK(?)', [`import:${schemaName('market')}`]);
  await other.release();
  await access(join(running.importDir, 'slow', 'security.csv'));
  expect(await securities()).toBe(0);

  await running.ask(dataCalls.retryJob.path, { body: { id: jobId } });
  expect(await until(jobId, 'succeeded')).toMatchObject({ tables: [{ outcome: 'loaded', rows: 1 }] });
  expect(await securities()).toBe(1);
});
