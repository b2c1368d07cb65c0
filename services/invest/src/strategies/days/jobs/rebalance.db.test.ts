import { tableName } from '@console/node-kit/database';
import { Jobs } from '@console/node-kit/jobs/submit';
import { insertRows, jobContext, OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { pino } from 'pino';
import { StrategyDays } from '../posting/strategy-days.ts';
import { OWNER, strategyMarket, type StrategyMarket } from '../testing/strategy-market.ts';
import { isImporting, queueDue } from './queue-due.ts';
import { rebalanceJob } from './rebalance-job.ts';
import { Nights, sweep } from './sweep-due.ts';

let market: StrategyMarket;
let jobs: Jobs;
/** 18:00 in Shanghai. */
const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const logger = pino({ level: 'silent' });

beforeAll(async () => {
  market = await strategyMarket();
  const { database, redis } = market.data;
  jobs = new Jobs({ schema: 'invest', database, redis, clock, logger });
}, 60_000);
afterAll(async () => {
  await jobs.onModuleDestroy();
  await market.drop();
});
afterEach(() => market.empty());

const day = (at: number): string => market.bars.dates.at(at) ?? '';
const parts = () => ({ database: market.data.database, jobs });
const job = () => {
  const { database } = market.data;
  const days = new StrategyDays({ database, store: market.store, clock, codeVersion: '1' });
  return rebalanceJob(days);
};
const queued = () =>
  market.data.database.query<{ payload: string; priority: number; state: string; tenant_id: string }[]>(
    `SELECT payload, priority, state, tenant_id FROM ${tableName('invest', 'job')} ORDER BY seq`,
  );
const set = (table: string, change: string, id: number) =>
  market.data.database.query(`UPDATE ${tableName('invest', table)} SET ${change} WHERE id = ?`, [id]);

it('queues each running strategy that is behind once, after what people wait for', async () => {
  const behind = await market.publish({ startDate: day(-4) });
  const done = await market.publish({ startDate: day(-4) });
  await set('strategy', `last_date = '${day(-1)}'`, done);
  await set('strategy', 'status = 0', await market.publish({ startDate: day(-4) }));
  await set(
    'strategy',
    "removed_at = '2026-07-02 10:00:00', removed_key = id",
    await market.publish({ startDate: day(-4) }),
  );
  expect(await queueDue(parts())).toBe(1);
  expect(await queueDue(parts())).toBe(0);
  expect(await queued()).toEqual([
    {
      payload: JSON.stringify({ date: day(-1), strategyId: behind }),
      priority: 10,
      state: 'queued',
      tenant_id: TENANT,
    },
  ]);
});

it('queues what failed again only where it is asked to, and of one tenant or strategy alone', async () => {
  const [one, other] = [
    await market.publish({ startDate: day(-4) }),
    await market.publish({ startDate: day(-4) }),
  ];
  expect(await queueDue(parts(), { tenantId: OTHER_TENANT })).toBe(0);
  expect(await queueDue(parts(), { tenantId: TENANT, strategyId: other })).toBe(1);
  await market.data.database.query(`UPDATE ${tableName('invest', 'job')} SET state = 'failed'`);
  expect(await queueDue(parts(), { strategyId: other })).toBe(0);
  expect(await queueDue(parts(), { strategyId: other, retry: true })).toBe(1);
  expect((await queued()).map(({ state }) => state)).toEqual(['queued']);
  expect(await queueDue(parts())).toBe(1);
  expect((await queued()).map(({ payload }) => payload)).toEqual(
    [other, one].map((strategyId) => JSON.stringify({ date: day(-1), strategyId })),
  );
});

it('waits for the end of an import, as long as one takes', async () => {
  const id = await market.publish({ startDate: day(-4) });
  const runs = tableName('market', 'import_run');
  const began = (started_at: string) =>
    insertRows(market.data.database, runs, [
      { source: 'test', folder: '', is_demo: 1, status: 'running', started_at },
    ]);
  await began('2026-07-02 09:00:00');
  expect(await isImporting(market.data.database, clock.now())).toBe(false);
  await began('2026-07-02 17:30:00');
  await sweep({ ...parts(), clock, logger }, new Nights());
  expect(await queued()).toEqual([]);
  await market.data.database.query(`UPDATE ${runs} SET status = 'loaded'`);
  await sweep({ ...parts(), clock, logger }, new Nights());
  expect((await queued()).map(({ payload }) => payload)).toEqual([
    JSON.stringify({ date: day(-1), strategyId: id }),
  ]);
});

it('knows a night once', () => {
  const nights = new Nights();
  expect(nights.isNew(Date.parse('2026-07-02T10:00:00Z'))).toBe(false);
  expect(nights.isNew(Date.parse('2026-07-02T18:10:00Z'))).toBe(true);
  expect(nights.isNew(Date.parse('2026-07-02T18:40:00Z'))).toBe(false);
  expect(nights.isNew(Date.parse('2026-07-03T18:10:00Z'))).toBe(true);
});

it('posts the days that were missed in order, and nothing the second time', async () => {
  const strategyId = await market.publish({ startDate: day(-6) });
  const context = jobContext({ tenantId: TENANT });
  expect(await job().run({ strategyId, date: day(-2) }, context)).toEqual({ days: 5, lastDate: day(-2) });
  expect(context.reported.map(({ detail }) => detail?.text)).toEqual(
    [-6, -5, -4, -3].map((at) => `已完成 ${day(at)}`),
  );
  expect(await job().run({ strategyId, date: day(-3) }, context)).toEqual({ days: 0, lastDate: day(-2) });
  expect(await job().run({ strategyId, date: day(-1) }, context)).toEqual({ days: 1, lastDate: day(-1) });
});

it('tells the owner of a day that failed, once, however often it is tried', async () => {
  const id = await market.publish({ startDate: day(-3), name: '稳健' });
  const sent = () =>
    market.data.database.query<object[]>(
      `SELECT user_id, title, text, link FROM ${tableName('access', 'notice')} ORDER BY id`,
    );
  const fail = () =>
    market.data.database.query(
      `UPDATE ${tableName('invest', 'job')} SET state = 'failed', error = '执行进程 3 次意外中断，不再重试'`,
    );
  const round = () => sweep({ ...parts(), clock, logger }, new Nights());
  await round();
  expect(await sent()).toEqual([]);
  await fail();
  await Promise.all([round(), round()]);
  await round();
  const notice = {
    user_id: OWNER,
    title: `策略“稳健” ${day(-1)} 调仓失败`,
    text: '执行进程 3 次意外中断，不再重试',
    link: `/investment/strategy/strategydetail?strategyId=${id}&strategyType=1&from=strategy`,
  };
  expect(await sent()).toEqual([notice]);
  await queueDue(parts(), { retry: true });
  await fail();
  await round();
  expect(await sent()).toEqual([notice]);
  // On another day again.
  await set('strategy', `failed_date = '${day(-2)}'`, id);
  await round();
  expect(await sent()).toEqual([notice, notice]);
});
