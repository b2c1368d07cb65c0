import { randomUUID } from 'node:crypto';
import { createRedis, tableName } from '@console/node-kit/database';
import { backtestCalls } from '@console/contract-invest';
import type { WorkerProcess } from '@console/node-kit/testing';
import { holdTables } from '../testing/held-tables.ts';
import { investWorker } from '../testing/invest-worker.ts';
import { ownServer } from '@console/node-kit/testing';
import { runLedger, type RunLedger, type RunTrace } from './testing/run-ledger.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';
import { expectSameResult } from './testing/same-result.ts';
import { SIZES, type Size } from './testing/sizes.ts';

const SLOW = 180_000;
const AUTHORITIES = ['yzgl_view', 'yzgl_edit'];
/** Two run at once; the others wait. */
const RUNS: readonly Size[] = ['middle', 'large', 'small', 'middle', 'large'];

const own = await ownServer('redis');
let backtests: RunningBacktests;
let ledger: RunLedger;
let worker: WorkerProcess;
let factorId: number;
const quiet = new Map<Size, RunTrace>();

(own === null ? describe.skip : describe)('while backtests wait and run, Redis', () => {
  beforeAll(async () => {
    process.env['TEST_REDIS_URL'] = own?.url;
    backtests = await runningBacktests();
    ledger = await runLedger(backtests.invest.data);
    ({ id: factorId } = await backtests.factor());
    worker = investWorker(backtests.invest, { WORKER_CONCURRENCY: '2', WORKER_THREADS: '1' });
    for (const size of Object.keys(SIZES) as Size[])
      quiet.set(size, await ledger.ended(await submit(size), 'succeeded', worker));
  }, SLOW);
  afterAll(async () => {
    await worker.kill();
    await backtests.invest.stop();
    await own?.stop();
  }, SLOW);

  it('dies and comes back: every run is computed once, the same to the bit', () => survive(die), SLOW);

  it('loses everything: every run is computed once, the same to the bit', () => survive(forget), SLOW);

  it(
    'lost everything: a run submitted next is computed, and cancelled, as usual',
    async () => {
      const token = await backtests.invest.service.signIn({ authorities: AUTHORITIES });
      expectSameResult(
        await ledger.ended(await submit('small', token), 'succeeded', worker),
        wanted('small'),
      );
      const held = await holdTables(backtests.invest.data.database, [tableName('market', 'index_bar')]);
      try {
        const associationId = await submit('large', token);
        await ledger.ended(associationId, 'running', worker);
        await backtests.post(backtestCalls.cancelBacktest.path, { associationId }, { token });
        const found = await ledger.ended(associationId, 'cancelled', worker);
        expect(found).toMatchObject({ attempts: 1, report: null, stored: 0 });
      } finally {
        await held.release();
      }
    },
    SLOW,
  );
});

const wanted = (size: Size): RunTrace => quiet.get(size) as RunTrace;

async function submit(size: Size, token = backtests.tokens.analyst): Promise<number> {
  const { body } = await backtests.post(
    backtestCalls.submitBacktest.path,
    { factorFormId: factorId, params: SIZES[size] },
    { token, key: randomUUID() },
  );
  if (!body.success) throw new Error(body.appMesg);
  return (body.result as { readonly associationId: number }).associationId;
}

/** Queues five runs, calls `happens` when two are running and three wait, and checks their results. */
async function survive(happens: () => Promise<void>): Promise<void> {
  const told = (await ledger.notices()).length;
  const benchmarks = tableName('market', 'index_bar');
  const held = await holdTables(backtests.invest.data.database, [benchmarks]);
  const ids: number[] = [];
  try {
    for (const size of RUNS) ids.push(await submit(size));
    await held.untilWaiting(benchmarks, 2);
    const states = await Promise.all(ids.map(async (id) => (await ledger.trace(id)).state));
    expect(states).toEqual(['running', 'running', 'queued', 'queued', 'queued']);
    await happens();
  } finally {
    await held.release();
  }
  for (const [at, size] of RUNS.entries()) {
    const found = await ledger.ended(ids[at] ?? 0, 'succeeded', worker);
    expectSameResult(found, wanted(size));
    expect(found).toMatchObject({ attempts: 1, turn: 0 });
  }
  expect((await ledger.notices()).slice(told)).toEqual(
    RUNS.map(() => ({ title: '因子回测 已完成', text: null })),
  );
}

async function die(): Promise<void> {
  await own?.end('SIGKILL');
  // Started again at the same address, with the data it had saved.
  await talking((redis) => redis.ping());
}

/** Deletes queue, sessions, heartbeats, and the scripts that BullMQ calls by their hash. */
const forget = (): Promise<void> =>
  talking(async (redis) => {
    // At once: a worker that lives writes its heartbeat again.
    const [, left] = await redis.multi().flushAll().dbSize().exec();
    expect(left).toBe(0);
    await redis.scriptFlush();
  });

async function talking(act: (redis: ReturnType<typeof createRedis>) => Promise<unknown>): Promise<void> {
  const redis = createRedis(own?.url ?? '');
  redis.on('error', () => undefined);
  await redis.connect();
  await act(redis);
  await redis.close();
}
