import { randomUUID } from 'node:crypto';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutputOf, Page, RowOf } from '@console/contract-core';
import { dataCalls, dataTables } from '@console/contract-data';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer, type WorkerProcess } from '@console/node-kit/testing';
import { dataWorker } from '../../testing/data-worker.ts';
import { runningData, type RunningData } from '../../testing/running-data.ts';

type Job = OutputOf<typeof dataCalls.job>;
type Run = RowOf<typeof dataTables.runs>;

const SECURITY = 'code,exchange,name,board,list_date,status\n';
const BAR = 'trade_date,security,open,high,low,close,pre_close,amount,suspended,st\n';

let running: RunningData;
let worker: WorkerProcess;
beforeAll(async () => {
  running = await runningData();
  worker = dataWorker(running);
}, 60_000);
afterAll(async () => {
  const code = await worker.stop();
  await running.stop();
  expect(code).toBe(0);
});

const upload = async (delivery: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, body] of Object.entries(files)) {
    const { status } = await running.ask(`${dataCalls.uploadFile.path}?delivery=${delivery}&name=${name}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(status).toBe(200);
  }
};
const post = (path: string, body: unknown, key = randomUUID()): Promise<Answer> =>
  running.ask(path, { body, headers: { 'idempotency-key': key } });
const submit = async (body: unknown): Promise<string> => {
  const answer = await post(dataCalls.submitImport.path, body);
  expect(answer.body).toMatchObject({ success: true });
  return (answer.body.result as { jobId: string }).jobId;
};
const job = async (id: string): Promise<Job> =>
  (await running.ask(`${dataCalls.job.path}?id=${id}`)).body.result as Job;
/** Waits for the end of the job, whatever its result. */
async function ended(id: string): Promise<Job> {
  for (;;) {
    const found = await job(id);
    if (found.state !== 'queued' && found.state !== 'running') return found;
    worker.check();
    await pause(50);
  }
}
const table = async <T>(path: string): Promise<Page<T>> => {
  const { status, body } = await running.ask(path);
  expect(status).toBe(200);
  return body.result as Page<T>;
};
const securities = async (): Promise<readonly string[]> => {
  const rows = await running.data.database.query<{ code: string }[]>(
    `SELECT code FROM ${tableName('market', 'security')} ORDER BY code`,
  );
  return rows.map(({ code }) => code);
};

describe('an import of a delivery', () => {
  it('checks without changing anything when it is a dry run', async () => {
    await upload('dry', { 'security.csv': `${SECURITY}600000,SH,浦发银行,main,1999-11-10,listed\n` });
    const done = await ended(await submit({ delivery: 'dry', dryRun: true }));
    expect(done).toMatchObject({
      state: 'succeeded',
      kind: 'import',
      subject: 'dry',
      dryRun: true,
      runId: null,
      progress: 1,
      tables: [{ table: 'security', title: '证券', outcome: 'checked', rows: 1, rejected: 0 }],
    });
    expect(await securities()).toEqual([]);
    expect((await table(dataTables.runs.path)).totalElements).toBe(0);
    expect(await readdir(join(running.importDir, 'dry'))).toEqual(['security.csv']);
  });

  it('with a bad row ends and says so, loads nothing of that table and keeps the row for download', async () => {
    await upload('bad', {
      'security.csv': `${SECURITY}600000,SH,浦发银行,main,1999-11-10,listed\n600001,SH,邯郸钢铁,main,yesterday,listed\n`,
    });
    const done = await ended(await submit({ delivery: 'bad', source: 'vendor' }));
    expect(done).toMatchObject({
      state: 'succeeded',
      canCancel: false,
      canRetry: false,
      message: '1 张表未通过：证券',
      tables: [{ table: 'security', outcome: 'failed', rejected: 1, hasRejects: true }],
    });
    expect(done.tables[0]?.message).toBe('1 行有误，整表未载入');
    expect(await securities()).toEqual([]);

    const row = { no: 1, file: 'security.csv', line: 3, column: 'list_date', value: 'yesterday' };
    const expected = { totalElements: 1, content: [{ ...row, reason: '不是有效日期（YYYY-MM-DD）' }] };
    expect(await table(`${dataTables.rejects.path}?table=security&jobId=${done.id}`)).toEqual(expected);
    expect(await table(`${dataTables.rejects.path}?table=security&runId=${done.runId}`)).toEqual(expected);
    const file = await running.ask(`${dataCalls.rejectFile.path}?table=security&jobId=${done.id}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'attachment; filename="security-rejected.csv"'],
    ]);
    expect(file.text).toMatch(/^file,line,column,value,reason\nsecurity\.csv,3,list_date,yesterday,/);
    expect(await readdir(join(running.importDir, 'bad'))).toEqual(['security.csv']);
  });

  it('without faults is in the mart and in the records, leaves the list, and is undone completely', async () => {
    await upload('good', {
      'security.csv': `${SECURITY}600000,SH,浦发银行,main,1999-11-10,listed\n600036,SH,招商银行,main,2002-04-09,listed\n`,
      'daily_bar.csv': `${BAR}2026-07-02,600000.SH,1,1,1,1,1,1,0,0\n2026-07-02,600036.SH,1,1,1,1,1,1,0,0\n`,
    });
    const done = await ended(await submit({ delivery: 'good', source: 'vendor' }));
    expect(done.tables).toMatchObject([
      { table: 'security', outcome: 'loaded', rows: 2, inserted: 2 },
      { table: 'daily_bar', outcome: 'loaded', rows: 2, inserted: 2 },
    ]);
    expect(await securities()).toEqual(['600000', '600036']);
    await expect(access(join(running.importDir, 'good'))).rejects.toThrow('ENOENT');
    expect(await readdir(join(running.importDir, '.done', done.id))).toEqual(['good']);

    const [run] = (await table<Run>(`${dataTables.runs.path}?state=loaded`)).content;
    expect(run).toMatchObject({
      id: done.runId,
      source: 'vendor',
      folder: 'good',
      demo: false,
      state: 'loaded',
      tables: 2,
      rows: 4,
      rejected: 0,
      startedBy: '某人',
      jobId: done.id,
      canUndo: true,
    });
    const detail = await running.ask(`${dataCalls.run.path}?id=${done.runId}`);
    expect(detail.body.result).toMatchObject({
      snapshots: [
        { table: 'security', title: '证券', outcome: 'loaded', inserted: 2, updated: 0, deleted: 0 },
        { table: 'daily_bar', outcome: 'loaded', asOf: '2026-07-02', hasRejects: false },
      ],
    });

    const undo = await post(dataCalls.submitUndo.path, { runId: done.runId });
    const undone = await ended((undo.body.result as { jobId: string }).jobId);
    expect(undone).toMatchObject({ state: 'succeeded', kind: 'undo', subject: `导入记录 ${done.runId}` });
    expect(undone.tables.map(({ table: name, outcome }) => [name, outcome])).toEqual([
      ['daily_bar', 'undone'],
      ['security', 'undone'],
    ]);
    expect(await securities()).toEqual([]);
    expect((await table<Run>(`${dataTables.runs.path}?state=undone`)).content).toMatchObject([
      { id: done.runId, canUndo: false },
    ]);
    const again = await post(dataCalls.submitUndo.path, { runId: done.runId });
    expect([again.status, again.body.success, again.body.appMesg]).toEqual([
      ...[200, false, `导入记录 ${done.runId} 不能撤销：已撤销`],
    ]);
  });

  it('of files that the importer refuses as a whole fails with the reason in Chinese', async () => {
    await upload('broken', { 'security.csv': 'code,exchange,colour\n600000,SH,red\n' });
    const done = await ended(await submit({ delivery: 'broken' }));
    expect(done.tables).toMatchObject([{ outcome: 'failed' }]);
    expect(done.tables[0]?.message).toMatch(/^未知列 colour；缺少列 /);
  });

  it('is listed with the others, newest first, for its own tenant', async () => {
    const { content } = await table<Job>(dataTables.jobs.path);
    expect(content.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['import', 'broken'],
      ['undo', expect.stringMatching(/^导入记录 \d+$/)],
      ['import', 'good'],
      ['import', 'bad'],
      ['import', 'dry'],
    ]);
    expect((await table(`${dataTables.jobs.path}?kind=undo&state=succeeded`)).totalElements).toBe(1);
    const token = await running.signIn({ tenantId: OTHER_TENANT });
    const asOther = (path: string): Promise<Answer> => running.service.send(path, { token });
    expect((await asOther(dataTables.jobs.path)).body.result).toMatchObject({ totalElements: 0 });
    const [first] = content;
    expect((await asOther(`${dataCalls.job.path}?id=${first?.id}`)).status).toBe(404);
    expect((await asOther(`${dataTables.rejects.path}?table=security&jobId=${first?.id}`)).status).toBe(404);
  });
});
