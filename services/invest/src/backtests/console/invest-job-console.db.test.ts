import { BACKTEST_MESSAGES, CHECKUP_MESSAGES, investJobEntries } from '@console/contract-invest';
import type { JobConsoleDetail, JobConsoleRow, Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';

const { list, job, cancel, retry } = investJobEntries;

let invest: RunningInvest;
let token: string;
beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  token = await invest.service.signIn({ realName: '陈思远', authorities: ['yzgl_view', 'yzgl_edit'] });
}, 60_000);
afterAll(() => invest.stop());
beforeEach(() => invest.empty());

const idOf = (run: number): string => `11111111-1111-4111-8111-1111111111${run}`;
/** Inserts a run of 陈思远 with its job. */
async function put(run: number, state: string): Promise<void> {
  const { database } = invest.data;
  await database.query(
    `INSERT INTO ${tableName('invest', 'job')} (id, tenant_id, name, payload, payload_hash, state, submitted_by,
       submitted_name, submitted_at, due_at)
     VALUES (?, ?, 'invest.backtest', ?, '', ?, 7, '陈思远', '2026-11-20 10:00:00', UTC_TIMESTAMP(3))`,
    [idOf(run), TENANT, JSON.stringify({ associationId: run }), state],
  );
  await database.query(
    `INSERT INTO ${tableName('invest', 'backtest_run')} (id, tenant_id, job_id, factor_id, factor_version,
       factor_name, formula, params, universe_text, params_hash, frozen, input_hash, created_by, created_at)
     VALUES (?, ?, ?, 1, 2, '反转', 'x', '{}', '全部 A 股', '', '{}', '', 7, '2026-11-20 10:00:00')`,
    [run, TENANT, idOf(run)],
  );
}
const change = (path: string, run: number, by = token): Promise<Answer> =>
  invest.service.send(path, { token: by, body: { id: idOf(run) } });

describe('the job console of backtests', () => {
  it('names them by factor, version and pool, and finds them by that', async () => {
    await put(41, 'queued');
    const found = async (search: string): Promise<readonly JobConsoleRow[]> => {
      const path = `${list.path}?search=${encodeURIComponent(search)}`;
      return ((await invest.service.send(path, { token })).body.result as Page<JobConsoleRow>).content;
    };
    expect(await found('反转')).toMatchObject([
      {
        subject: '反转 v2 · 全部 A 股',
        title: '因子回测',
        canCancel: true,
        page: '/divisor/backtest/result?associationId=41',
      },
    ]);
    expect(await found('动量')).toEqual([]);
  });

  it('says in words what the result of one is, and has no link for one whose run is gone', async () => {
    await put(41, 'succeeded');
    const { database } = invest.data;
    const shown = async (result: object): Promise<JobConsoleDetail> => {
      await database.query(`UPDATE ${tableName('invest', 'job')} SET result = ?`, [JSON.stringify(result)]);
      const { body } = await invest.service.send(`${job.path}?id=${idOf(41)}`, { token });
      return body.result as JobConsoleDetail;
    };
    expect((await shown({ tradingDays: 1171, rankIcMean: 0.01234, seconds: {} })).summary).toBe(
      '1,171 个交易日，Rank IC 均值 0.0123',
    );
    expect((await shown({ tradingDays: 0, rankIcMean: null })).summary).toBe(
      '0 个交易日，Rank IC 均值 —，样本不足',
    );
    expect((await shown({ resultHash: 'x' })).summary).toBeNull();
    await database.query(`DELETE FROM ${tableName('invest', 'backtest_run')}`);
    expect(await shown({})).toMatchObject({ subject: '', page: null });
  });

  it('cancels and retries a run as its own page does, within its user’s limit', async () => {
    await put(41, 'queued');
    expect((await change(cancel.path, 41)).body.result).toMatchObject({ state: 'cancelled' });
    expect((await change(retry.path, 41)).body.result).toMatchObject({ state: 'queued' });
    expect((await invest.lines()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'invest.cancelBacktest backtest:41',
      'invest.retryBacktest backtest:41',
    ]);
    for (const run of [42, 43, 44, 45]) await put(run, 'running');
    await put(46, 'failed');
    expect((await change(retry.path, 46)).body.appCode).toBe(BACKTEST_MESSAGES.tooMany.code);
  });

  it('shows those of one tenant to no administrator of another', async () => {
    await put(41, 'failed');
    const stranger = await invest.service.signIn({
      userId: 9,
      tenantId: OTHER_TENANT,
      authorities: ['ROLE_admin'],
    });
    const { body } = await invest.service.send(`${list.path}?scope=all`, { token: stranger });
    expect((body.result as Page<JobConsoleRow>).content).toEqual([]);
    expect((await change(retry.path, 41, stranger)).status).toBe(404);
    expect((await change(cancel.path, 41, stranger)).status).toBe(404);
    expect(await invest.lines()).toEqual([]);
  });
});

describe('the job console of check-ups', () => {
  const JOB = '22222222-2222-4222-8222-222222222222';
  /** Inserts a check-up of 陈思远 with its job. */
  async function putCheckup(state: string, result: object | null): Promise<void> {
    const { database } = invest.data;
    await database.query(
      `INSERT INTO ${tableName('invest', 'job')} (id, tenant_id, name, payload, payload_hash, state, submitted_by,
         submitted_name, submitted_at, due_at, result)
       VALUES (?, ?, 'invest.checkup', '{"checkupId":51}', '', ?, 7, '陈思远', '2026-11-20 10:00:00',
         UTC_TIMESTAMP(3), ?)`,
      [JOB, TENANT, state, result && JSON.stringify(result)],
    );
    await database.query(
      `INSERT INTO ${tableName('invest', 'checkup')} (id, tenant_id, job_id, scope, subjects, frozen, created_by,
         created_at) VALUES (51, ?, ?, 'all', 400, '[]', 7, '2026-11-20 10:00:00')`,
      [TENANT, JOB],
    );
  }
  const shown = async (): Promise<JobConsoleDetail> =>
    (await invest.service.send(`${job.path}?id=${JOB}`, { token })).body.result as JobConsoleDetail;

  it('names one by what it judged, leads to it, and says what it found and what it could not judge', async () => {
    await putCheckup('succeeded', { checkupId: 51, subjects: 1400, significant: 31, faulty: 2 });
    expect(await shown()).toMatchObject({
      title: '因子体检',
      subject: '全部因子与指标',
      page: '/divisor/checkup?run=51',
      summary: '1,400 个对象，31 个显著',
      message: '2 个无法评价',
    });
  });

  it('cancels and retries one as its page does, and refuses a second at a time', async () => {
    await putCheckup('queued', null);
    const send = (path: string): Promise<Answer> => invest.service.send(path, { token, body: { id: JOB } });
    expect((await send(cancel.path)).body.result).toMatchObject({ state: 'cancelled' });
    expect((await send(retry.path)).body.result).toMatchObject({ state: 'queued' });
    expect((await invest.lines()).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'invest.cancelCheckup checkup:51',
      'invest.retryCheckup checkup:51',
    ]);
    await send(cancel.path);
    const { database } = invest.data;
    await database.query(
      `INSERT INTO ${tableName('invest', 'job')} (id, tenant_id, name, payload, payload_hash, state, submitted_at,
         due_at) VALUES (?, ?, 'invest.checkup', '{"checkupId":52}', '', 'running', '2026-11-20 10:00:00',
         UTC_TIMESTAMP(3))`,
      [idOf(9), TENANT],
    );
    expect((await send(retry.path)).body.appCode).toBe(CHECKUP_MESSAGES.running.code);
  });
});
