import { rebalanceCalls, rebalanceTables, type RebalanceRow } from '@console/contract-invest';
import type { OutputOf, Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertRows, OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../../testing/running-invest.ts';
import { FOUR_DAYS } from '../../testing/four-days.ts';
import { insertDays } from '../../testing/stored-days.ts';
import { insertStrategy } from '../../testing/stored-strategies.ts';

let invest: RunningInvest;
const ids: Record<string, number> = {};
const START = { startDate: '2026-06-29', type: 2, createdBy: 7 } as const;

beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  for (const name of ['完成', '失败', '运行', '排队', '无任务', '停止'])
    ids[name] = await insertStrategy(database, {
      ...START,
      name,
      ...(name === '停止' && { stoppedAt: '2026-07-02 09:00:00' }),
    });
  ids['外人'] = await insertStrategy(database, { ...START, name: '外人', tenantId: OTHER_TENANT });
  await insertStrategy(database, { ...START, name: '删除', removed: true });
  await insertStrategy(database, { ...START, name: '以后', startDate: '2026-07-03' });
  await insertDays(database, ids['完成'] ?? 0, FOUR_DAYS);
  for (const name of ['失败', '停止', '外人'])
    await insertDays(database, ids[name] ?? 0, FOUR_DAYS.slice(0, 3));
  await database.query(
    `UPDATE ${tableName('invest', 'strategy_day')} SET card = '{"milliseconds":412,"worker":"host:41"}'
      WHERE strategy_id = ?`,
    [ids['完成']],
  );
  await job('完成', '2026-07-02', { state: 'succeeded' });
  await job('失败', '2026-07-02', { state: 'failed', error: '没有可选的股票' });
  await job('运行', '2026-07-01', { state: 'failed', error: '当时的原因' });
  await job('运行', '2026-07-02', { state: 'running' });
  await job('排队', '2026-07-02', { state: 'queued' });
  await job('外人', '2026-07-02', { state: 'failed', error: '他人的原因' });
}, 60_000);
afterAll(() => invest.stop());

let jobs = 0;
async function job(name: string, date: string, more: object): Promise<void> {
  jobs += 1;
  await insertRows(invest.data.database, tableName('invest', 'job'), [
    {
      id: `00000000-0000-4000-8000-${String(jobs).padStart(12, '0')}`,
      tenant_id: name === '外人' ? OTHER_TENANT : TENANT,
      name: 'invest.rebalance',
      payload: '{}',
      payload_hash: '',
      unique_key: `rebalance:${ids[name]}:${date}`,
      submitted_at: `${date} 18:00:00`,
      due_at: `${date} 10:00:00`,
      ...more,
    },
  ]);
}

async function ask<Result>(path: string, query: object, tenantId = TENANT): Promise<Result> {
  const token = await invest.service.signIn({ authorities: ['rwgl_view'], tenantId });
  const given = new URLSearchParams(Object.entries(query) as [string, string][]);
  const { status, body } = await invest.service.send(`${path}?${given}`, { token });
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as Result;
}
const rows = async (query: object, tenantId?: string) =>
  (await ask<Page<RebalanceRow>>(rebalanceTables.rebalanceRows.path, query, tenantId)).content;
const day = (query: object, tenantId?: string) =>
  ask<OutputOf<typeof rebalanceCalls.rebalanceDay>>(rebalanceCalls.rebalanceDay.path, query, tenantId);
const states = async (query: object) =>
  Object.fromEntries((await rows(query)).map(({ strategyName, dayState }) => [strategyName, dayState]));

it('lists what was due on the business date with its state, what is stuck first', async () => {
  expect(
    (await rows({})).map(({ strategyName, dayState, reason }) => [strategyName, dayState, reason]),
  ).toEqual([
    ['无任务', 'absent', null],
    ['失败', 'failed', '没有可选的股票'],
    ['排队', 'queued', null],
    ['运行', 'running', null],
    ['完成', 'succeeded', null],
  ]);
  expect((await rows({ dayState: 'succeeded' }))[0]).toEqual({
    strategyId: ids['完成'],
    strategyType: 2,
    jobId: '00000000-0000-4000-8000-000000000001',
    strategyName: '完成',
    createdUser: '陈思远',
    dayState: 'succeeded',
    reason: null,
    seconds: 0.412,
    postedAt: '2026-07-02 18:00:00',
    worker: 'host:41',
  });
});

it('lists a day of the past with those that were stopped since, and with the job that will post it', async () => {
  expect(await states({ date: '2026-07-01' })).toEqual({
    失败: 'succeeded',
    停止: 'succeeded',
    完成: 'succeeded',
    无任务: 'absent',
    排队: 'queued',
    运行: 'running',
  });
});

it('takes the last trading day before one that is none', async () => {
  expect(await states({ date: '2026-06-28' })).toEqual({});
  expect((await day({ date: '2026-06-28' })).date).toBe('2026-06-26');
  expect((await day({ date: '2027-01-01' })).date).toBe('2026-07-02');
  expect((await day({ date: '2000-01-01' })).date).toBeNull();
});

it('sums the day up, with the trading days beside it', async () => {
  const none = { absent: 0, queued: 0, running: 0, succeeded: 0, failed: 0, cancelled: 0 };
  expect(await day({})).toEqual({
    date: '2026-07-02',
    businessDate: '2026-07-02',
    before: '2026-07-01',
    after: null,
    due: 5,
    states: { ...none, absent: 1, queued: 1, running: 1, succeeded: 1, failed: 1 },
    seconds: 0.412,
    longest: 0.412,
  });
  expect(await day({ date: '2026-06-29' })).toMatchObject({
    before: '2026-06-26',
    after: '2026-06-30',
    due: 6,
  });
});

it('shows a tenant its own strategies alone, also to an administrator', async () => {
  expect((await rows({}, OTHER_TENANT)).map(({ strategyName, reason }) => [strategyName, reason])).toEqual([
    ['外人', '他人的原因'],
  ]);
  expect(await day({}, OTHER_TENANT)).toMatchObject({ due: 1, states: { failed: 1 } });
  const token = await invest.service.signIn({ authorities: ['ROLE_admin'], tenantId: OTHER_TENANT });
  const { body } = await invest.service.send(rebalanceTables.rebalanceRows.path, { token });
  expect((body.result as Page<RebalanceRow>).totalElements).toBe(1);
});
