import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BACKTEST_MESSAGES,
  simulationCalls,
  simulationTables,
  STRATEGY_MESSAGES,
  strategyCalls,
  styleCalls,
  type SimulatedOrder,
  type SimulationCard,
  type SimulationReport,
  type SimulationRun,
  type StrategyDetail,
} from '@console/contract-invest';
import type { JobState, OutputOf, Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import {
  OTHER_TENANT,
  recordDesk,
  resultOf,
  type Answer,
  type WorkerProcess,
} from '@console/node-kit/testing';
import { investWorker } from '../../testing/invest-worker.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { fillPool } from '../pool/testing/pool-market.ts';
import type { Bars } from '../../testing/fill-bars.ts';

const STYLE = {
  styleName: '均衡',
  comparisonIndexIndustryWeight: 0.2,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.5,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};
type Submitted = OutputOf<typeof simulationCalls.submitSimulation>;

let invest: RunningInvest;
let bars: Bars;
let worker: WorkerProcess;
let styleId: number;
beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  bars = await fillPool(invest);
  worker = investWorker(invest, { WORKER_THREADS: '1' });
  const session = { username: 'analyst', authorities: ['tzgl_view', 'tzgl_edit'] };
  const desk = await recordDesk(invest.service, { calls: styleCalls, name: 'style', session });
  ({ styleId } = resultOf<{ styleId: number }>(await desk.add(STYLE)));
  await query(`DELETE FROM ${tableName('access', 'audit_log')}`);
}, 240_000);
afterAll(async () => {
  await worker.stop();
  await invest.stop();
});
afterEach(async () => {
  for (const table of ['strategy_simulation_result', 'strategy_simulation', 'job', 'strategy'])
    await query(`DELETE FROM ${tableName('invest', table)}`);
  await query(`DELETE FROM ${tableName('access', 'audit_log')}`);
});

const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  invest.data.database.query<T>(sql, [...values]);
const day = (at: number): string => bars.dates.at(at) ?? '';
const tokenOf = (session: object = {}): Promise<string> =>
  invest.service.signIn({ username: 'analyst', authorities: ['tzgl_view', 'tzgl_edit'], ...session });
const SYSTEM = { strategyName: '试算', strategyType: 1, stockQuantity: 5, initialCapital: 10_000_000 };
const draftOf = (strategy: object = {}) => ({ ...SYSTEM, styleId, adjustFrequency: 2, ...strategy });

async function submit(
  {
    strategy = {},
    ...asked
  }: { readonly strategy?: object; readonly startDate?: string; benchmark?: string } = {},
  { session = {}, key = randomUUID() }: { readonly session?: object; readonly key?: string } = {},
): Promise<Answer> {
  const body = { strategy: draftOf(strategy), startDate: day(-60), ...asked };
  const headers = { 'idempotency-key': key };
  return invest.service.send(simulationCalls.submitSimulation.path, {
    body,
    headers,
    token: await tokenOf(session),
  });
}
const get = async (path: string, session: object = {}): Promise<Answer> =>
  invest.service.send(path, { token: await tokenOf(session) });
const cardOf = async (id: number): Promise<SimulationCard> =>
  resultOf(await get(`${simulationCalls.simulationRun.path}?simulationId=${id}`));
async function until(id: number, state: JobState): Promise<SimulationCard> {
  for (let polls = 0; polls < 1000; polls += 1) {
    const found = await cardOf(id);
    if (found.state === state) return found;
    if (['succeeded', 'failed', 'cancelled'].includes(found.state))
      throw new Error(`it ended: ${found.state} ${found.message}`);
    worker.check();
    await pause(40);
  }
  throw new Error(`it is not ${state} yet`);
}
const change = async (call: 'cancelSimulation' | 'retrySimulation', simulationId: number): Promise<Answer> =>
  invest.service.send(simulationCalls[call].path, { token: await tokenOf(), body: { simulationId } });

it('is computed by a worker, with its report, its orders and a card', async () => {
  const { simulationId } = resultOf<Submitted>(await submit({ benchmark: '000300' }));
  const card = await until(simulationId, 'succeeded');
  expect(card).toMatchObject({
    strategyName: '试算',
    styleName: '均衡',
    startDate: day(-60),
    endDate: day(-1),
    tradingDays: 60,
    stockQuantity: 5,
    initialCapital: 10_000_000,
    canCancel: false,
    canRetry: false,
  });
  expect(card).not.toHaveProperty('seal');
  const report = resultOf<SimulationReport>(
    await get(`${simulationCalls.simulationResult.path}?simulationId=${simulationId}`),
  );
  expect(report.returns.content).toHaveLength(60);
  expect(report.performance.performance.totalReturn).toBe(card.totalReturn);
  expect(report.returns.benchmarkName).toBe('沪深300');
  const path = `${simulationTables.simulationOrders.path}?simulationId=${simulationId}&size=200&sort=date,ASC`;
  const orders = resultOf<Page<SimulatedOrder>>(await get(path));
  expect(orders.totalElements).toBe(report.orders);
  expect(report.holdings.reduce((sum, { stockCapital }) => sum + stockCapital, report.cash)).toBeCloseTo(
    report.assets,
    2,
  );
  expect((await invest.lines()).map(({ action, subject }) => [action, subject])).toEqual([
    ['invest.submitSimulation', `simulation:${simulationId}`],
  ]);
});

it('is one for a key', async () => {
  const key = randomUUID();
  const [one, other] = [await submit({}, { key }), await submit({}, { key })];
  const { simulationId } = resultOf<Submitted>(one);
  expect(resultOf<Submitted>(other)).toMatchObject({ simulationId });
  await until(simulationId, 'succeeded');
});

it.each([
  ['too few days', { startDate: '2099-01-01' }, STRATEGY_MESSAGES.simulationDates.code],
  ['an unknown benchmark', { benchmark: 'none' }, BACKTEST_MESSAGES.unknownBenchmark.code],
  ['an unknown style', { strategy: { styleId: 4_294_967 } }, STRATEGY_MESSAGES.noStyle.code],
  [
    'an unknown factor',
    { strategy: { strategyType: 3, factorId: 4_294_967, weighting: 'equal' } },
    STRATEGY_MESSAGES.noFactor.code,
  ],
])('is refused of %s, and queues nothing', async (_, asked, code) => {
  expect((await submit(asked)).body.appCode).toBe(code);
  expect(await query(`SELECT id FROM ${tableName('invest', 'job')}`)).toEqual([]);
});

/** Runs `act` while industries, which every simulation needs for its attribution, are locked. */
async function whileHeld(act: () => Promise<void>): Promise<void> {
  const holder = invest.data.database.createQueryRunner();
  await holder.query(`LOCK TABLES ${tableName('market', 'sw_industry')} WRITE`);
  try {
    await act();
  } finally {
    await holder.query('UNLOCK TABLES');
    await holder.release();
  }
}

it('is cancelled while it runs, and queued again; a user may have three at a time', async () => {
  let id = 0;
  await whileHeld(async () => {
    ({ simulationId: id } = resultOf<Submitted>(await submit()));
    await until(id, 'running');
    const result = await get(`${simulationCalls.simulationResult.path}?simulationId=${id}`);
    expect(result.body.appCode).toBe(STRATEGY_MESSAGES.simulationNotEnded.code);
    const more = [await submit(), await submit(), await submit()].map(({ body }) => body);
    expect(more.map(({ success }) => success)).toEqual([true, true, false]);
    expect(more[2]?.appCode).toBe(STRATEGY_MESSAGES.simulationBusy.code);
    for (const { result: queued } of more.slice(0, 2))
      await change('cancelSimulation', (queued as Submitted).simulationId);
    expect(resultOf<Submitted>(await change('cancelSimulation', id)).state).toBe('running');
    expect(await cardOf(id)).toMatchObject({ cancelRequested: true, canCancel: false });
  });
  await until(id, 'cancelled');
  expect(resultOf<Submitted>(await change('retrySimulation', id)).state).toBe('queued');
  await until(id, 'succeeded');
  const lines = (await invest.lines()).filter(({ subject }) => subject === `simulation:${id}`);
  expect(lines.map(({ action }) => action.replace('invest.', ''))).toEqual([
    'submitSimulation',
    'cancelSimulation',
    'retrySimulation',
  ]);
});

it('is found by the strategy that was published of the same form, and by no other', async () => {
  const { simulationId } = resultOf<Submitted>(await submit());
  await until(simulationId, 'succeeded');
  const publish = async (strategy: object): Promise<number> => {
    const { path } = strategyCalls.publishStrategy;
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await invest.service.send(path, {
      body: draftOf(strategy),
      headers,
      token: await tokenOf(),
    });
    return resultOf<StrategyDetail>(answer).strategyId;
  };
  const listed = async (strategyId: number): Promise<readonly number[]> => {
    const path = `${simulationTables.simulationList.path}?strategyId=${strategyId}`;
    const { content } = resultOf<Page<SimulationRun>>(await get(path));
    return content.map((run) => run.simulationId);
  };
  expect(await listed(await publish({ strategyName: '同样' }))).toEqual([simulationId]);
  expect(await listed(await publish({ strategyName: '每月', adjustFrequency: 3 }))).toEqual([]);
});

it('is not found by another tenant', async () => {
  const { simulationId } = resultOf<Submitted>(await submit());
  await until(simulationId, 'succeeded');
  const stranger = { userId: 9, tenantId: OTHER_TENANT };
  for (const { path } of [
    simulationCalls.simulationRun,
    simulationCalls.simulationResult,
    simulationTables.simulationOrders,
  ])
    expect((await get(`${path}?simulationId=${simulationId}`, stranger)).status).toBe(404);
  const { path } = simulationTables.simulationList;
  expect(resultOf<Page<SimulationRun>>(await get(path, stranger)).totalElements).toBe(0);
});
