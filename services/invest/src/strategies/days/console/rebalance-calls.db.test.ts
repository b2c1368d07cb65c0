import { rebalanceCalls } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { BUSINESS_DATE, insertRows, OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../../testing/running-invest.ts';

let invest: RunningInvest;
const AT = '2026-07-02 09:30:00';

beforeAll(async () => {
  invest = await runningInvest();
  const stamps = { created_at: AT, updated_at: AT };
  const weights = {
    comparison_index_industry_weight: 1,
    comparison_index_corp_weight: 0,
    zbph_index_weight: 0,
    style_index_weight: 1,
    liquidity_index_weight: 0,
  };
  const { database } = invest.data;
  await insertRows(database, tableName('invest', 'style'), [
    { id: 1, tenant_id: TENANT, name: '价值', published_at: AT, ...weights, ...stamps },
  ]);
  const strategy = {
    style_id: 1,
    strategy_type: 1,
    tmechanism: '自适应',
    initial_capital: 100_000_000,
    adjust_frequency: 2,
    status: 1,
    start_date: BUSINESS_DATE,
    seal: '{}',
    seal_hash: '',
    ...stamps,
  };
  await insertRows(database, tableName('invest', 'strategy'), [
    { id: 1, tenant_id: TENANT, name: '一', ...strategy },
    { id: 2, tenant_id: TENANT, name: '二', ...strategy },
    { id: 3, tenant_id: OTHER_TENANT, name: '三', ...strategy },
  ]);
}, 60_000);
afterAll(() => invest.stop());
afterEach(() => invest.data.database.query(`DELETE FROM ${tableName('invest', 'job')}`));

const ask = async (call: 'rebalance' | 'recheckStrategy', body: object, authorities: readonly string[]) => {
  const token = await invest.service.signIn({ authorities: [...authorities] });
  return invest.service.send(rebalanceCalls[call].path, { token, body });
};
const queued = () =>
  invest.data.database.query<{ name: string; payload: string }[]>(
    `SELECT name, payload FROM ${tableName('invest', 'job')} ORDER BY seq`,
  );

it('queues what is due of the tenant, for those who manage jobs, with an audit line', async () => {
  expect((await ask('rebalance', {}, ['tzgl_edit'])).status).toBe(403);
  expect((await ask('rebalance', { strategyId: 2 }, ['rwgl_edit'])).body.result).toEqual({ queued: 1 });
  expect((await ask('rebalance', {}, ['rwgl_edit'])).body.result).toEqual({ queued: 1 });
  expect((await ask('rebalance', {}, ['rwgl_edit'])).body.result).toEqual({ queued: 0 });
  expect((await queued()).map(({ payload }) => payload)).toEqual(
    [2, 1].map((strategyId) => JSON.stringify({ date: BUSINESS_DATE, strategyId })),
  );
  expect((await invest.lines()).map(({ action, subject }) => [action, subject])).toEqual([
    ['invest.rebalance', 'strategy:2'],
    ['invest.rebalance', 'strategy'],
    ['invest.rebalance', 'strategy'],
  ]);
});

const newest = async (strategyId: number, authorities: readonly string[] = ['tzgl_view']) => {
  const token = await invest.service.signIn({ authorities: [...authorities] });
  return invest.service.send(`${rebalanceCalls.newestRecheck.path}?strategyId=${strategyId}`, { token });
};
const finish = (result: object) =>
  invest.data.database.query(
    `UPDATE ${tableName('invest', 'job')} SET state = 'succeeded', progress = 1, finished_at = ?, result = ?`,
    [AT, JSON.stringify(result)],
  );

describe('the check of a strategy', () => {
  it('is queued once while it waits or runs, however many ask', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask('recheckStrategy', { strategyId: 1 }, ['tzgl_edit'])),
    );
    const ids = answers.map(({ body }) => body.result);
    expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
    expect(await queued()).toEqual([{ name: 'invest.recheck', payload: '{"strategyId":1}' }]);
    await finish({ days: 2, difference: null });
    const again = await ask('recheckStrategy', { strategyId: 1 }, ['tzgl_edit']);
    expect(again.body.result).not.toEqual(ids[0]);
    expect(await queued()).toHaveLength(2);
  });

  it('is read while it waits, and with what it found', async () => {
    expect((await newest(2)).body.result).toBeNull();
    await ask('recheckStrategy', { strategyId: 2 }, ['tzgl_edit']);
    expect((await newest(2)).body.result).toMatchObject({ state: 'queued', progress: 0, result: null });
    const difference = { date: '2026-06-05', place: 'holdings[0].shares' };
    await finish({ days: 3, difference });
    expect((await newest(2)).body.result).toEqual({
      state: 'succeeded',
      progress: 1,
      step: null,
      cancelRequested: false,
      message: null,
      finishedAt: AT,
      result: { days: 3, difference },
    });
  });

  it('is for those who may view strategies', async () => {
    expect((await newest(1, ['tzgl_edit'])).status).toBe(403);
  });
});

it('does not find a strategy of another tenant', async () => {
  expect((await ask('rebalance', { strategyId: 3 }, ['rwgl_edit'])).status).toBe(404);
  expect((await ask('recheckStrategy', { strategyId: 3 }, ['tzgl_edit'])).status).toBe(404);
  expect((await newest(3)).status).toBe(404);
  expect(await queued()).toEqual([]);
});
