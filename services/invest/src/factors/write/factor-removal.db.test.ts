import { FACTOR_MESSAGES, factorCalls, type Factor } from '@console/contract-invest';
import { MESSAGES } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertRows, TENANT } from '@console/node-kit/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { FactorStore } from '../factor-store.ts';
import { runningFactors, type RunningFactors } from '../testing/running-factors.ts';

let factors: RunningFactors;
let database: DataSource;
beforeAll(async () => {
  factors = await runningFactors();
  ({ database } = factors.invest.data);
}, 60_000);
afterAll(() => factors.invest.stop());
beforeEach(() => factors.invest.empty());

const refusal = async (id: number): Promise<unknown> => {
  const { status, body } = await factors.remove(id);
  expect([status, body.success]).toEqual([200, false]);
  return body.appMesg;
};
const there = async (id: number): Promise<boolean> =>
  (await factors.post(factorCalls.factor.path, { id })).status === 200;
const redraw = async ({ id, revision, name }: Factor, formula: string) =>
  factors.save({ id, revision, name, formula });

/** Inserts a backtest of a factor, as a submission does. */
async function putBacktest(
  manager: DataSource | EntityManager,
  factorId: number,
  { state, tenantId = TENANT }: { state: string; tenantId?: string },
): Promise<void> {
  const job = `00000000-0000-4000-8000-${String(factorId).padStart(12, '0')}`;
  const at = '2026-07-02 18:00:00';
  const put = (table: string, row: Record<string, string | number>): Promise<void> =>
    insertRows(manager as DataSource, tableName('invest', table), [row]);
  await put('job', {
    id: job,
    tenant_id: tenantId,
    name: 'backtest',
    payload: '{}',
    payload_hash: '',
    state,
    submitted_at: at,
    due_at: at,
  });
  await put('backtest_run', {
    tenant_id: tenantId,
    job_id: job,
    factor_id: factorId,
    factor_version: 1,
    factor_name: '因子',
    formula: '',
    params: '{}',
    params_hash: '',
    frozen: '{}',
    input_hash: '',
    created_at: at,
    universe_text: '',
  });
}

describe('a factor that is deleted', () => {
  it('disappears everywhere, is recorded, and its name is free', async () => {
    const factor = await factors.saved({ name: '旧' });
    expect((await factors.remove(factor.id)).body.result).toBe(true);
    expect(await there(factor.id)).toBe(false);
    const list = await factors.post('/api/manager/list', {});
    expect(list.body.result).toMatchObject({ totalElements: 0, content: [] });
    const { faults } = await factors.check({ formula: '旧' });
    expect(faults.map(({ code }) => code)).toEqual(['unknown-name']);
    expect((await factors.invest.lines())[1]).toMatchObject({
      action: 'invest.deleteFactor',
      subject: `factor:${factor.id}`,
      before: { name: '旧' },
      after: null,
    });
    await factors.saved({ name: '旧' });
    expect((await factors.remove(factor.id)).body.appCode).toBe(MESSAGES.notFound.code);
  });

  it('is refused with their names while others name it, and free once they no longer do', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    const first = await factors.saved({ name: '甲', formula: 'cs_rank(底)' });
    const second = await factors.saved({ name: '乙', formula: '底 + 底@1' });
    expect(await refusal(base.id)).toBe('该因子正被以下因子使用，不能删除：甲、乙');
    await redraw(first, 'cs_rank(收盘价)');
    expect(await refusal(base.id)).toBe('该因子正被以下因子使用，不能删除：乙');
    await factors.remove(second.id);
    expect((await factors.remove(base.id)).body.result).toBe(true);
  });

  it('is refused with no more names than one can read', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    for (let at = 1; at <= 6; at += 1) await factors.saved({ name: `用${at}`, formula: 'cs_rank(底)' });
    expect(await refusal(base.id)).toBe('该因子正被以下因子使用，不能删除：用1、用2、用3、用4、用5 等 6 个');
  });

  it('is still used by older versions of others', async () => {
    const base = await factors.saved({ name: '底', formula: '收盘价' });
    const middle = await factors.saved({ name: '中', formula: 'cs_rank(底)' });
    const top = await factors.saved({ name: '顶', formula: 'mean(中, 5)' });
    await redraw(middle, 'cs_rank(开盘价)');
    expect((await factors.remove(base.id)).body.result).toBe(true);
    const store = factors.invest.service.service.app.get(FactorStore);
    const { graph, formula } = await store.find(TENANT, top.id);
    expect(formula).toBe('mean(中@1, 5)');
    const expanded = await store.expanded(TENANT, graph);
    expect(expanded.nodes.map(({ ref }) => ref)).toEqual(['daily_bar.close@1', 'cs_rank', 'mean']);
  });
});

describe('a backtest', () => {
  it.each(['queued', 'running'])('that is %s keeps its factor', async (state) => {
    const { id } = await factors.saved({});
    await putBacktest(database, id, { state });
    expect(await refusal(id)).toBe('该因子的回测正在运行，请等待其结束或先取消');
    expect(await there(id)).toBe(true);
  });

  it.each(['succeeded', 'failed', 'cancelled'])('that has %s does not keep it', async (state) => {
    const { id } = await factors.saved({});
    await putBacktest(database, id, { state });
    expect((await factors.remove(id)).body.result).toBe(true);
  });

  it('that is being submitted is seen by a delete at the same moment', async () => {
    const { id } = await factors.saved({});
    const store = factors.invest.service.service.app.get(FactorStore);
    const removed = await database.transaction(async (manager) => {
      await store.lock(manager, TENANT, id);
      const removing = factors.remove(id);
      await waitingFor(manager, `${tableName('invest', 'factor')} as f FORCE INDEX`);
      await putBacktest(manager, id, { state: 'queued' });
      return { answer: removing };
    });
    expect((await removed.answer).body.appCode).toBe(FACTOR_MESSAGES.running.code);
    expect(await there(id)).toBe(true);
  });

  it('cannot be submitted with a factor that is gone', async () => {
    const { id } = await factors.saved({});
    await factors.remove(id);
    const store = factors.invest.service.service.app.get(FactorStore);
    const held = database.transaction((manager) => store.lock(manager, TENANT, id));
    await expect(held).rejects.toMatchObject({ code: MESSAGES.notFound.code });
  });
});

/** The most polls; each takes a millisecond or more. */
const MOST_QUESTIONS = 10_000;

/** Waits until a statement with this text runs on another connection, and so waits for this transaction's locks. */
async function waitingFor(manager: EntityManager, text: string): Promise<void> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    const [row] = await manager.query<{ waiting: number | string }[]>(
      `SELECT COUNT(*) AS waiting FROM information_schema.PROCESSLIST
        WHERE id <> CONNECTION_ID() AND INSTR(info, ?) > 0 AND info LIKE '%FOR UPDATE%'`,
      [text],
    );
    if (Number(row?.waiting) > 0) return;
  }
  throw new Error(`no one waits with ${text}`);
}

describe('a delete beside a save that names the factor', () => {
  it('lets exactly one of the two through', async () => {
    for (let round = 0; round < 8; round += 1) {
      await factors.invest.empty();
      const base = await factors.saved({ name: '底', formula: '收盘价' });
      const relationMap = await factors.graphOf('cs_rank(底)');
      const [save, remove] = await Promise.all([
        factors.save({ name: '用者', relationMap }),
        factors.remove(base.id),
      ]);
      expect([save.status, remove.status]).toEqual([200, 200]);
      expect([save.body.appCode, remove.body.appCode].sort()).toEqual(
        save.body.success
          ? ['S0000', FACTOR_MESSAGES.inUse.code].sort()
          : ['S0000', FACTOR_MESSAGES.faulty.code].sort(),
      );
      expect(await there(base.id)).toBe(save.body.success);
    }
  });

  it('lets edits that name one another through without a deadlock', async () => {
    const first = await factors.saved({ name: '甲', formula: '收盘价' });
    const second = await factors.saved({ name: '乙', formula: '开盘价' });
    const toSecond = await factors.graphOf('cs_rank(乙)');
    const toFirst = await factors.graphOf('cs_rank(甲)');
    const both = await Promise.all([
      factors.save({ id: first.id, revision: 1, name: '甲', relationMap: toSecond }),
      factors.save({ id: second.id, revision: 1, name: '乙', relationMap: toFirst }),
    ]);
    expect(both.map(({ body }) => body.success)).toEqual([true, true]);
  });
});
