import { platformJobEntries } from '@console/contract-data';
import type { JobConsoleDetail, JobConsoleRow, JobQueueState, Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { TENANT, type Answer } from '@console/node-kit/testing';
import { runningData, type RunningData } from '../../testing/running-data.ts';

const { list, job, cancel, retry, state } = platformJobEntries;

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
}, 60_000);
afterAll(() => running.stop());
afterEach(async () => {
  await running.data.database.query(`DELETE FROM ${tableName('platform', 'job')}`);
  await running.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const ID = '11111111-1111-4111-8111-111111111111';
const put = (name: string, payload: object, jobState: string, more = 'NULL'): Promise<unknown> =>
  running.data.database.query(
    `INSERT INTO ${tableName('platform', 'job')} (id, tenant_id, name, payload, payload_hash, state, result,
       submitted_by, submitted_name, submitted_at, due_at)
     VALUES (?, ?, ?, ?, '', ?, ${more}, 7, '某人', '2026-11-20 10:00:00', UTC_TIMESTAMP(3))`,
    [ID, TENANT, name, JSON.stringify(payload), jobState],
  );
const IMPORT = { delivery: 'nowhere', mapping: null, dryRun: true, source: null, demo: false };
const change = (path: string): Promise<Answer> => running.ask(path, { body: { id: ID } });

describe('the job console of imports', () => {
  it('names them by their delivery and sums up their results', async () => {
    const tables = [
      { table: 'daily_bar', outcome: 'loaded', rows: 7, skipped: 0, rejected: 0 },
      { table: 'news', outcome: 'failed', rows: 0, skipped: 0, rejected: 2 },
    ].map((table) => ({ ...table, inserted: null, updated: null, deleted: null, message: null }));
    await put('data.import', IMPORT, 'succeeded', `'${JSON.stringify({ runId: 3, tables })}'`);
    const { content } = (await running.ask(list.path)).body.result as Page<JobConsoleRow>;
    expect(content).toMatchObject([
      {
        subject: 'nowhere（仅检查）',
        title: '导入数据',
        canRetry: false,
        message: expect.stringMatching(/^1 张表未通过：[^a-z]+$/),
      },
    ]);
    const found = (await running.ask(`${job.path}?id=${ID}`)).body.result as JobConsoleDetail;
    expect(found.payload).toEqual(IMPORT);
    expect([found.summary, found.message]).toEqual(['导入记录 3，2 张表共 7 行', content[0]?.message]);
  });

  it('checks an import before it runs again, whichever page retries it', async () => {
    await put('data.import', IMPORT, 'failed');
    expect((await change(retry.path)).body.appMesg).toBe('待导入目录不存在：nowhere');
    const token = await running.signIn({ userId: 8, authorities: ['rwgl_edit'] });
    const { body } = await running.service.send(retry.path, { token, body: { id: ID } });
    expect(body.appMesg).toBe('待导入目录不存在：nowhere');
    expect(await running.audit()).toEqual([]);
  });

  it('lets a running undoing go on, and cancels a waiting one, as the data page does', async () => {
    await put('data.undo', { runId: 12 }, 'running');
    const [row] = ((await running.ask(list.path)).body.result as Page<JobConsoleRow>).content;
    expect(row).toMatchObject({ subject: '导入记录 12', canCancel: false });
    expect((await change(cancel.path)).body.appCode).toBe('C1410');
    await running.data.database.query(`UPDATE ${tableName('platform', 'job')} SET state = 'queued'`);
    expect((await change(cancel.path)).body.result).toMatchObject({ id: ID, state: 'cancelled' });
    expect(await running.audit()).toMatchObject([{ action: 'data.cancelJob', subject: `job:${ID}` }]);
  });

  it('shows everyone’s imports to a user who may import, who cancels and retries them', async () => {
    await put('data.import', IMPORT, 'queued');
    const token = await running.signIn({ userId: 8, authorities: ['xtgl_data'] });
    const all = await running.service.send(`${list.path}?scope=all`, { token });
    expect((all.body.result as Page<JobConsoleRow>).content).toMatchObject([
      { id: ID, mine: false, submittedBy: '某人', canCancel: true },
    ]);
    expect((await running.service.send(`${job.path}?id=${ID}`, { token })).status).toBe(200);
    const { body } = await running.service.send(cancel.path, { token, body: { id: ID } });
    expect(body.result).toMatchObject({ state: 'cancelled' });
    expect(await running.audit()).toMatchObject([{ action: 'data.cancelJob', subject: `job:${ID}` }]);

    const nobody = await running.signIn({ userId: 9, authorities: ['yzgl_edit'] });
    for (const path of [`${list.path}?scope=all`, `${job.path}?id=${ID}`])
      expect((await running.service.send(path, { token: nobody })).status).toBe(403);
    expect((await running.service.send(retry.path, { token: nobody, body: { id: ID } })).status).toBe(403);
  });

  it('shows the state of the queue to holders of rwgl_view', async () => {
    await put('data.undo', { runId: 12 }, 'queued');
    expect((await running.ask(state.path)).status).toBe(403);
    const token = await running.signIn({ authorities: ['rwgl_view'] });
    const { counts } = (await running.service.send(state.path, { token })).body.result as JobQueueState;
    expect(counts).toEqual({ queued: 1, running: 0, succeeded: 0, failed: 0, cancelled: 0 });
  });
});
