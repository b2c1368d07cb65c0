import { backtestCalls, type BacktestRun } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { killWorkers, lateness, type WorkerProcess } from '@console/node-kit/testing';
import { holdTables, type HeldTables } from '../testing/held-tables.ts';
import { investWorker } from '../testing/invest-worker.ts';
import { runLedger, type RunLedger, type RunTrace } from './testing/run-ledger.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';
import { expectSameResult } from './testing/same-result.ts';
import { SIZES, type Size } from './testing/sizes.ts';

const SLOW = 180_000;
const TAKEN_WITHIN_MS = 10_000;
const NAMES = Object.keys(SIZES) as Size[];

let backtests: RunningBacktests;
let ledger: RunLedger;
let factorId: number;
/** The results of undisturbed runs, by size. */
const quiet = new Map<Size, RunTrace>();
beforeAll(async () => {
  backtests = await runningBacktests();
  ledger = await runLedger(backtests.invest.data);
  ({ id: factorId } = await backtests.factor());
  const worker = work();
  for (const size of NAMES) quiet.set(size, await ledger.ended(await submit(size), 'succeeded', worker));
  await worker.stop();
}, SLOW);
afterEach(killWorkers);
afterAll(() => backtests.invest.stop());

const work = (env: Readonly<Record<string, string>> = {}): WorkerProcess =>
  investWorker(backtests.invest, { WORKER_THREADS: '1', ...env });
const submit = async (size: Size): Promise<number> =>
  (await backtests.submitted(factorId, SIZES[size])).associationId;
const isWith = ({ state, worker }: RunTrace, { pid }: WorkerProcess): boolean =>
  state === 'running' && worker !== null && worker.endsWith(`:${pid}`);
const wanted = (size: Size): RunTrace => quiet.get(size) as RunTrace;

const BENCHMARKS = (): string => tableName('market', 'index_bar');
const RESULTS = (): string => tableName('invest', 'backtest_result');
/** Runs `act` while runs are stopped at locked tables. */
async function whileHeld(tables: readonly string[], act: (held: HeldTables) => Promise<void>): Promise<void> {
  const held = await holdTables(backtests.invest.data.database, tables);
  try {
    await act(held);
  } finally {
    await held.release();
  }
}

interface Followed {
  /** The states in a run's event stream, each as often as it was sent, once the stream has ended. */
  states(): Promise<readonly string[]>;
}

async function follow(associationId: number): Promise<Followed> {
  const url = `${backtests.invest.service.url}${backtestCalls.backtestEvents.path}?associationId=${associationId}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${backtests.tokens.viewer}` } });
  const text = answer.text();
  return {
    states: async () =>
      (await text)
        .split('\n\n')
        .filter((block) => block.startsWith('event: run\n'))
        .map((block) => (JSON.parse(block.slice(block.indexOf('data: ') + 6)) as BacktestRun).state),
  };
}

describe('a worker that is killed', () => {
  it(
    'while it computes several runs leaves each to another in ten seconds: once, the same to the bit',
    async () => {
      const told = (await ledger.notices()).length;
      const first = work({ WORKER_CONCURRENCY: '3' });
      const ids: number[] = [];
      const followed: Followed[] = [];
      await whileHeld([BENCHMARKS(), ledger.gate], async (held) => {
        for (const size of NAMES) ids.push(await submit(size));
        for (const id of ids) followed.push(await follow(id));
        // Two have read prices, one writes its result, in a transaction that locks its job.
        await held.untilWaiting(BENCHMARKS(), 2);
        await held.untilWaiting(RESULTS(), 1);
        const second = work({ WORKER_CONCURRENCY: '3', WORKER_THREADS: '3' });
        await second.ready();
        for (const id of ids) expect(isWith(await ledger.trace(id), first)).toBe(true);
        const late = lateness();
        const killed = performance.now();
        await first.kill();
        for (const id of ids) await ledger.until(id, (trace) => isWith(trace, second), second);
        expect(performance.now() - killed - late()).toBeLessThan(TAKEN_WITHIN_MS);
      });
      for (const [at, size] of NAMES.entries()) {
        const found = await ledger.ended(ids[at] ?? 0, 'succeeded');
        expectSameResult(found, wanted(size));
        expect(found).toMatchObject({ attempts: 2, turn: 1 });
      }
      expect((await ledger.notices()).slice(told)).toEqual(
        NAMES.map(() => ({ title: '因子回测 已完成', text: null })),
      );
      for (const each of followed) {
        const states = await each.states();
        expect(states.filter((state) => state === 'succeeded')).toHaveLength(1);
        expect(states.at(-1)).toBe('succeeded');
      }
    },
    SLOW,
  );

  it(
    'at every try leaves its run failed, and no other',
    async () => {
      const told = (await ledger.notices()).length;
      let poison = 0;
      await whileHeld([BENCHMARKS()], async (held) => {
        poison = await submit('large');
        for (let kills = 1; kills <= 3; kills += 1) {
          const worker = work();
          await held.untilWaiting(BENCHMARKS(), 1);
          expect(await ledger.trace(poison)).toMatchObject({ state: 'running', attempts: kills });
          await worker.kill();
          await held.untilWaiting(BENCHMARKS(), 0);
          await silent(poison);
        }
        const healthy = await submit('small');
        const worker = work();
        expectSameResult(await ledger.ended(healthy, 'succeeded', worker), wanted('small'));
        expect(await ledger.ended(poison, 'failed', worker)).toMatchObject({
          attempts: 3,
          error: '执行进程 3 次意外中断，不再重试',
          report: null,
          stored: 0,
        });
      });
      expect(
        (await ledger.notices())
          .slice(told)
          .map(({ title }) => title)
          .sort(),
      ).toEqual(['因子回测 失败', '因子回测 已完成']);
    },
    SLOW,
  );
});

describe('a worker that is asked to end', () => {
  it(
    'lets a run finish that does so in time',
    async () => {
      const worker = work({ WORKER_GRACE_MS: '120000' });
      let id = 0;
      let code: Promise<unknown> = Promise.resolve(null);
      await whileHeld([BENCHMARKS()], async (held) => {
        id = await submit('middle');
        await held.untilWaiting(BENCHMARKS(), 1);
        code = worker.stop();
      });
      expect(await code).toBe(0);
      const found = await ledger.trace(id);
      expectSameResult(found, wanted('middle'));
      expect(found).toMatchObject({ attempts: 1, turn: 0 });
    },
    SLOW,
  );

  it(
    'hands back a run that does not, which another computes: no try is lost',
    async () => {
      const first = work({ WORKER_CONCURRENCY: '2', WORKER_GRACE_MS: '50' });
      const sizes = ['middle', 'large'] as const;
      const ids: number[] = [];
      await whileHeld([BENCHMARKS()], async (held) => {
        for (const size of sizes) ids.push(await submit(size));
        await held.untilWaiting(BENCHMARKS(), 2);
        expect(await first.stop()).toBe(0);
        for (const id of ids)
          expect(await ledger.trace(id)).toMatchObject({ state: 'queued', attempts: 0, turn: 1 });
      });
      const second = work();
      for (const [at, size] of sizes.entries()) {
        const found = await ledger.ended(ids[at] ?? 0, 'succeeded', second);
        expectSameResult(found, wanted(size));
        expect(found).toMatchObject({ attempts: 1, turn: 1 });
      }
    },
    SLOW,
  );
});

/** Makes the heartbeat of a run's worker old. */
async function silent(runId: number): Promise<void> {
  await backtests.invest.data.database.query(
    `UPDATE ${tableName('invest', 'job')} j JOIN ${tableName('invest', 'backtest_run')} r ON r.job_id = j.id
      SET j.heartbeat_at = j.heartbeat_at - INTERVAL 1 MINUTE WHERE r.id = ?`,
    [runId],
  );
}
