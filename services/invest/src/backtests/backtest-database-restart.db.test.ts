import { tableName } from '@console/node-kit/database';
import type { WorkerProcess } from '@console/node-kit/testing';
import { holdTables } from '../testing/held-tables.ts';
import { investWorker } from '../testing/invest-worker.ts';
import { ownServer } from '@console/node-kit/testing';
import { runLedger, type RunLedger, type RunTrace } from './testing/run-ledger.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';
import { expectSameResult } from './testing/same-result.ts';
import { SIZES, type Size } from './testing/sizes.ts';

const SLOW = 240_000;

const own = await ownServer('mariadb');
let backtests: RunningBacktests;
let ledger: RunLedger;
let worker: WorkerProcess;
let factorId: number;
const quiet = new Map<Size, RunTrace>();

(own === null ? describe.skip : describe)('MariaDB, while backtests wait, run and are stored,', () => {
  beforeAll(async () => {
    process.env['TEST_DATABASE_URL'] = own?.url;
    backtests = await runningBacktests();
    ledger = await runLedger(backtests.invest.data);
    ({ id: factorId } = await backtests.factor());
    worker = investWorker(backtests.invest, { WORKER_CONCURRENCY: '2', WORKER_THREADS: '2' });
    for (const size of Object.keys(SIZES) as Size[])
      quiet.set(size, await ledger.ended(await submit(size), 'succeeded', worker));
  }, SLOW);
  afterAll(async () => {
    await worker.kill();
    await backtests.invest.stop();
    await own?.stop();
  }, SLOW);

  it.each([
    ['is restarted', 'SIGTERM'],
    ['dies and recovers', 'SIGKILL'],
  ] as const)(
    '%s: the worker lives, and every run is computed once, the same to the bit',
    async (_, signal) => {
      const told = (await ledger.notices()).length;
      const [benchmarks, results] = [
        tableName('market', 'index_bar'),
        tableName('invest', 'backtest_result'),
      ];
      const sizes: readonly Size[] = ['small', 'large', 'middle', 'small'];
      const held = await holdTables(backtests.invest.data.database, [benchmarks, ledger.gate]);
      const ids: number[] = [];
      for (const size of sizes) ids.push(await submit(size));
      // One run reads, one is in the transaction that stores its result; two are queued.
      await held.untilWaiting(benchmarks, 1);
      await held.untilWaiting(results, 1);
      await own?.end(signal);
      await held.release();
      const found: RunTrace[] = [];
      for (const id of ids) found.push(await ledger.ended(id, 'succeeded', worker));
      for (const [at, size] of sizes.entries()) expectSameResult(found[at] as RunTrace, wanted(size));
      // What ran then was tried again; a waiting run may have been taken by a worker that got no answer.
      expect(found.slice(0, 2).map(({ attempts }) => attempts)).toEqual([2, 2]);
      expect(Math.max(...found.slice(2).map(({ attempts }) => attempts))).toBeLessThanOrEqual(2);
      for (const trace of found) expect(trace.worker).toMatch(new RegExp(`:${worker.pid}$`));
      expect((await ledger.notices()).slice(told)).toEqual(
        sizes.map(() => ({ title: '因子回测 已完成', text: null })),
      );
    },
    SLOW,
  );
});

const wanted = (size: Size): RunTrace => quiet.get(size) as RunTrace;
const submit = async (size: Size): Promise<number> =>
  (await backtests.submitted(factorId, SIZES[size])).associationId;
