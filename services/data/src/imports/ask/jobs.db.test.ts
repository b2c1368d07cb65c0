import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, RowOf } from '@console/contract-core';
import { dataCalls, dataTables } from '@console/contract-data';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningData, type RunningData } from '../../testing/running-data.ts';

type JobRow = RowOf<typeof dataTables.jobs>;

let running: RunningData;
beforeAll(async () => {
  running = await runningData();
}, 60_000);
afterAll(() => running.stop());
afterEach(async () => {
  await running.data.database.query(`DELETE FROM ${tableName('platform', 'job')}`);
  await running.data.database.query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const delivery = async (name: string, files: Readonly<Record<string, string>>): Promise<void> => {
  await mkdir(join(running.importDir, name), { recursive: true });
  for (const [file, content] of Object.entries(files))
    await writeFile(join(running.importDir, name, file), content);
};
const post = (path: string, body: unknown, key: string = randomUUID()): Promise<Answer> =>
  running.ask(path, { body, headers: { 'idempotency-key': key } });
const submit = (body: unknown, key?: string): Promise<Answer> => post(dataCalls.submitImport.path, body, key);
const jobIdOf = ({ body }: Answer): string => (body.result as { jobId: string }).jobId;
const jobs = async (): Promise<readonly JobRow[]> =>
  ((await running.ask(dataTables.jobs.path)).body.result as Page<JobRow>).content;
const refusal = ({ status, body }: Answer): readonly unknown[] => [status, body.success, body.appCode];

describe('submitting an import', () => {
  beforeAll(() => delivery('fine', { 'security.csv': 'x' }));

  it('refuses demo data beside real data, and the other way round', async () => {
    const load = `INSERT INTO ${tableName('market', 'snapshot')} (table_name, source, is_demo, loaded_rows,
      skipped_rows, rejected_rows, status, content_hash, started_at)
      VALUES ('news', 'x', ?, 0, 0, 0, 'loaded', '', '2024-01-01')`;
    await running.data.database.query(load, [1]);
    const real = await submit({ delivery: 'fine' });
    expect([refusal(real), real.body.appMesg]).toEqual([
      [200, false, 'D1005'],
      expect.stringContaining('当前库中为演示数据'),
    ]);
    await running.data.database.query(load, [0]);
    expect(refusal(await submit({ delivery: 'fine', demo: true }))).toEqual([200, false, 'D1005']);
    await running.data.database.query(`DELETE FROM ${tableName('market', 'snapshot')} WHERE source = 'x'`);
    expect(await jobs()).toHaveLength(0);
  });

  it('queues a job and records in the audit log who requested what', async () => {
    const { status, body } = await submit({ delivery: 'fine', dryRun: true, source: ' vendor ' });
    expect([status, body.result]).toEqual([200, { jobId: expect.any(String), state: 'queued' }]);
    const [job] = await jobs();
    expect(job).toMatchObject({
      kind: 'import',
      subject: 'fine',
      dryRun: true,
      state: 'queued',
      submittedBy: '某人',
      progress: 0,
      runId: null,
      canCancel: true,
      canRetry: false,
    });
    expect(await running.audit()).toMatchObject([
      {
        service: 'data',
        action: 'data.import',
        subject: `job:${job?.id}`,
        username: 'someone',
        after: { delivery: 'fine', dryRun: true, source: 'vendor', mapping: null, demo: false },
      },
    ]);
  });

  it('twice with one key makes one job and one line, and answers the job both times', async () => {
    const key = randomUUID();
    const both = await Promise.all([submit({ delivery: 'fine' }, key), submit({ delivery: 'fine' }, key)]);
    const third = await submit({ delivery: 'fine' }, key);
    expect(new Set([...both, third].map(jobIdOf)).size).toBe(1);
    expect(await jobs()).toHaveLength(1);
    expect(await running.audit()).toHaveLength(1);
  });

  it('answers the saved job even if the delivery has gone by then', async () => {
    await delivery('leaving', { 'security.csv': 'x' });
    const key = randomUUID();
    const first = await submit({ delivery: 'leaving' }, key);
    await running.ask(`${dataCalls.cancelJob.path}`, { body: { id: jobIdOf(first) } });
    await running.ask(`${dataCalls.deleteDelivery.path}?delivery=leaving`, { method: 'DELETE' });
    expect(jobIdOf(await submit({ delivery: 'leaving' }, key))).toBe(jobIdOf(first));
    expect((await running.audit()).filter(({ action }) => action === 'data.import')).toHaveLength(1);
  });

  it('refuses a key that was used for something else; another tenant’s keys are separate', async () => {
    const key = randomUUID();
    await submit({ delivery: 'fine' }, key);
    expect(refusal(await submit({ delivery: 'fine', dryRun: true }, key))).toEqual([409, false, 'C1409']);
    const token = await running.signIn({ tenantId: OTHER_TENANT });
    const other = await running.service.send(dataCalls.submitImport.path, {
      token,
      body: { delivery: 'fine' },
      headers: { 'idempotency-key': key },
    });
    // The mart is shared: the delivery is being read.
    expect(refusal(other)).toEqual([200, false, 'D1001']);
  });

  it.each([
    [undefined, 'D0400'],
    ['', 'C0402'],
    ['short', 'C0402'],
    ['has spaces in it', 'C0402'],
    ['x'.repeat(129), 'C0402'],
  ])('refuses the key %j with %s', async (key, code) => {
    const answer = await running.ask(dataCalls.submitImport.path, {
      body: { delivery: 'fine' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
    expect(refusal(answer)).toEqual([400, false, code]);
    expect(await jobs()).toEqual([]);
  });

  it('refuses a delivery that is read by another job, until that is cancelled', async () => {
    const first = jobIdOf(await submit({ delivery: 'fine' }));
    const second = await submit({ delivery: 'fine' });
    expect([...refusal(second), second.body.appMesg]).toEqual([
      ...[200, false, 'D1001', `目录 fine 正被任务 ${first} 使用，请等待其结束或先取消`],
    ]);
    const file = `delivery=fine&name=security.csv`;
    const headers = { 'content-type': 'application/octet-stream' };
    const put = { method: 'PUT', body: 'x', headers };
    expect(refusal(await running.ask(`${dataCalls.uploadFile.path}?${file}`, put))).toContain('D1001');
    const remove = { method: 'DELETE' };
    expect(refusal(await running.ask(`${dataCalls.deleteFile.path}?${file}`, remove))).toContain('D1001');
    await running.ask(dataCalls.cancelJob.path, { body: { id: first } });
    expect((await submit({ delivery: 'fine' })).body.success).toBe(true);
  });

  it('refuses what cannot be imported, with the reason', async () => {
    await delivery('foreign', { 'a.csv': 'x', 'broken.json': '{', 'poor.json': '{}' });
    const said = async (body: unknown): Promise<readonly unknown[]> => {
      const { status, body: answer } = await submit(body);
      return [status, answer.appMesg];
    };
    expect(await said({ delivery: 'nowhere' })).toEqual([404, '待导入目录不存在：nowhere']);
    expect(await said({ delivery: 'foreign' })).toEqual([
      ...[200, '目录 foreign 中没有可导入的文件：没有与格式或映射相符的文件'],
    ]);
    expect(await said({ delivery: 'foreign', mapping: 'unknown' })).toEqual([
      ...[200, '字段映射 unknown 无效：不存在'],
    ]);
    expect(await said({ delivery: 'foreign', mapping: '../../etc/passwd.json' })).toEqual([
      ...[200, '字段映射 ../../etc/passwd.json 无效：不存在'],
    ]);
    expect(await said({ delivery: 'foreign', mapping: 'broken.json' })).toEqual([
      ...[200, '字段映射 broken.json 无效：不是有效的 JSON'],
    ]);
    const [, poor] = await said({ delivery: 'foreign', mapping: 'poor.json' });
    expect(poor).toMatch(/^字段映射 poor\.json 无效：name：无效输入：期望 string.*；files：无效输入/);
    expect(poor).not.toContain(running.importDir);
    expect(await jobs()).toEqual([]);
  });
});

describe('a job', () => {
  beforeAll(() => delivery('fine', { 'security.csv': 'x' }));

  it('is cancelled and retried, each with its line', async () => {
    const id = jobIdOf(await submit({ delivery: 'fine' }));
    const change = (path: string): Promise<Answer> => running.ask(path, { body: { id } });
    expect((await change(dataCalls.cancelJob.path)).body.result).toEqual({ jobId: id, state: 'cancelled' });
    expect((await jobs())[0]).toMatchObject({ state: 'cancelled', canCancel: false, canRetry: true });
    expect((await change(dataCalls.retryJob.path)).body.result).toEqual({ jobId: id, state: 'queued' });
    expect(refusal(await change(dataCalls.retryJob.path))).toEqual([200, false, 'C1411']);
    expect((await running.audit()).slice(1)).toMatchObject([
      { action: 'data.cancelJob', before: { state: 'queued' }, after: { state: 'cancelled' } },
      { action: 'data.retryJob', before: { state: 'cancelled' }, after: { state: 'queued' } },
    ]);
  });

  it('is retried only when its import would be accepted now', async () => {
    await delivery('changing', { 'security.csv': 'x' });
    const id = jobIdOf(await submit({ delivery: 'changing' }));
    await running.ask(dataCalls.cancelJob.path, { body: { id } });
    const retry = (): Promise<Answer> => running.ask(dataCalls.retryJob.path, { body: { id } });
    const folder = join(running.importDir, 'changing');

    const other = jobIdOf(await submit({ delivery: 'changing' }));
    expect(refusal(await retry())).toEqual([200, false, 'D1001']);
    await running.ask(dataCalls.cancelJob.path, { body: { id: other } });
    await running.data.database.query(
      `INSERT INTO ${tableName('market', 'snapshot')} (table_name, source, is_demo, loaded_rows,
        skipped_rows, rejected_rows, status, content_hash, started_at)
        VALUES ('news', 'y', 1, 0, 0, 0, 'loaded', '', '2024-01-01')`,
    );
    expect(refusal(await retry())).toEqual([200, false, 'D1005']);
    await running.data.database.query(`DELETE FROM ${tableName('market', 'snapshot')} WHERE source = 'y'`);
    await rename(folder, `${folder}-away`);
    expect((await retry()).status).toBe(404);
    expect((await jobs()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);

    // An earlier try loaded all of it and moved it away: the job finds it there.
    await mkdir(join(running.importDir, '.done', id), { recursive: true });
    await rename(`${folder}-away`, join(running.importDir, '.done', id, 'changing'));
    expect((await retry()).body.result).toEqual({ jobId: id, state: 'queued' });
  });

  it('of another tenant is not found', async () => {
    const id = jobIdOf(await submit({ delivery: 'fine' }));
    const token = await running.signIn({ tenantId: OTHER_TENANT });
    for (const path of [dataCalls.cancelJob.path, dataCalls.retryJob.path])
      expect((await running.service.send(path, { token, body: { id } })).status).toBe(404);
    expect((await running.ask(`${dataCalls.job.path}?id=${randomUUID()}`)).status).toBe(404);
    expect((await running.ask(`${dataCalls.job.path}?id=1`)).status).toBe(400);
    expect((await jobs())[0]).toMatchObject({ state: 'queued' });
  });
});

describe('undoing', () => {
  const run = async (status: string, loads: readonly string[] = []): Promise<number> => {
    const { database } = running.data;
    const { insertId } = await database.query<{ insertId: number }>(
      `INSERT INTO ${tableName('market', 'import_run')} (source, folder, is_demo, status, started_at)
       VALUES ('test', '/srv/import/x', 0, ?, '2026-07-02 20:00:00')`,
      [status],
    );
    for (const load of loads)
      await database.query(
        `INSERT INTO ${tableName('market', 'snapshot')} (table_name, run_id, source, is_demo, loaded_rows,
           skipped_rows, rejected_rows, status, content_hash, started_at)
         VALUES ('security', ?, 'test', 0, 4, 0, 1, ?, 'x', '2026-07-02 20:00:00')`,
        [insertId, load],
      );
    return insertId;
  };
  const undo = async (runId: number): Promise<readonly unknown[]> => {
    const { status, body } = await post(dataCalls.submitUndo.path, { runId });
    return [status, body.appMesg];
  };

  it('is for the newest run that changed something and is not undone', async () => {
    const older = await run('loaded', ['loaded']);
    const newest = await run('partly', ['loaded', 'failed']);
    const unchanged = await run('loaded');
    const undone = await run('undone', ['undone']);
    const going = await run('running');
    const no = (id: number, why: string): readonly unknown[] => [200, `导入记录 ${id} 不能撤销：${why}`];
    expect(await undo(older)).toEqual(no(older, '只能撤销最近一次导入'));
    expect(await undo(unchanged)).toEqual(no(unchanged, '没有改动数据'));
    expect(await undo(undone)).toEqual(no(undone, '已撤销'));
    expect(await undo(going)).toEqual(no(going, '尚未结束'));
    expect((await undo(99_999))[0]).toBe(404);
    expect(await jobs()).toEqual([]);

    const { content } = (await running.ask(dataTables.runs.path)).body.result as Page<
      RowOf<typeof dataTables.runs>
    >;
    expect(content.filter(({ canUndo }) => canUndo)).toMatchObject([
      { id: newest, state: 'partly', tables: 2, rows: 8, rejected: 2, folder: 'x', jobId: null },
    ]);
    expect(await undo(newest)).toEqual([200, '操作成功']);
    expect((await jobs())[0]).toMatchObject({ kind: 'undo', subject: `导入记录 ${newest}`, runId: newest });
    expect((await running.audit()).at(-1)).toMatchObject({ action: 'data.undo', after: { runId: newest } });
  });

  it('that starts while it is being cancelled goes on and is not marked', async () => {
    const { database } = running.data;
    const id = jobIdOf(await post(dataCalls.submitUndo.path, { runId: await run('loaded', ['loaded']) }));
    const worker = database.createQueryRunner();
    await worker.startTransaction();
    await worker.query(`UPDATE ${tableName('platform', 'job')} SET state = 'running' WHERE id = ?`, [id]);
    const cancelling = running.ask(dataCalls.cancelJob.path, { body: { id } });
    for (let waits = false; !waits;) {
      const rows = await database.query<unknown[]>(
        `SELECT 1 FROM information_schema.PROCESSLIST
          WHERE INFO LIKE CONCAT('UPDATE ', ?, '%') AND INFO LIKE '%cancelled%'`,
        [tableName('platform', 'job')],
      );
      waits = rows.length > 0;
    }
    await worker.commitTransaction();
    await worker.release();
    expect(refusal(await cancelling)).toEqual([200, false, 'C1410']);
    expect((await jobs())[0]).toMatchObject({ state: 'running', cancelRequested: false });
    expect((await running.audit()).map(({ action }) => action)).toEqual(['data.undo']);
    await database.query(`DELETE FROM ${tableName('market', 'snapshot')} ORDER BY id DESC LIMIT 1`);
    await database.query(`DELETE FROM ${tableName('market', 'import_run')} ORDER BY id DESC LIMIT 1`);
  });

  it('is listed by state, day and text, and a run that does not exist is 404', async () => {
    const found = async (query: string): Promise<number> =>
      ((await running.ask(`${dataTables.runs.path}?${query}`)).body.result as Page<unknown>).totalElements;
    expect(await found('state=loaded')).toBe(2);
    expect(await found('search=import')).toBe(5);
    expect(await found('search=%25')).toBe(0);
    expect(await found('startedFrom=2026-07-02&startedTo=2026-07-02')).toBe(5);
    expect(await found('startedFrom=2026-07-03')).toBe(0);
    expect((await running.ask(`${dataCalls.run.path}?id=99999`)).status).toBe(404);
  });
});
