import { backtestCalls } from '@console/contract-invest';
import { killWorkers, lateness, type WorkerProcess } from '@console/node-kit/testing';
import { investWorker } from '../testing/invest-worker.ts';
import { runLedger, type RunLedger, type RunTrace } from './testing/run-ledger.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';
import { expectSameResult } from './testing/same-result.ts';
import { SIZES } from './testing/sizes.ts';

const SLOW = 240_000;
const CANCELLED_WITHIN_MS = 1000;
/** A market that takes far longer to compute than to store. */
const MARKET = { stocks: 200, days: 500 };
const CHAIN = 45;
/** A look that comes too late finds the run ended; the next is submitted then. */
const MOST_TRIES = 5;

let backtests: RunningBacktests;
let ledger: RunLedger;
let long: number;
let short: number;
let quiet: RunTrace;
beforeAll(async () => {
  backtests = await runningBacktests({}, MARKET);
  ledger = await runLedger(backtests.invest.data);
  long = (await backtests.factor(longFormula(), '久算')).id;
  short = (await backtests.factor()).id;
  const worker = work();
  const { associationId } = await backtests.submitted(long);
  quiet = await ledger.ended(associationId, 'succeeded', worker);
  await worker.stop();
}, SLOW);
afterEach(killWorkers);
afterAll(() => backtests.invest.stop());

describe('while a factor is computed', () => {
  it(
    'its worker may be killed: another computes it, once, the same to the bit',
    async () => {
      const first = work({ WORKER_THREADS: '2' });
      const id = await computing(first);
      await first.kill();
      expect(await ledger.trace(id)).toMatchObject({ state: 'running', attempts: 1 });
      const found = await ledger.ended(id, 'succeeded', work({ WORKER_THREADS: '3' }));
      expectSameResult(found, quiet);
      expect(found).toMatchObject({ attempts: 2, turn: 1 });
    },
    SLOW,
  );

  it(
    'its worker may be asked to end: it hands the run back at once, and no try is lost',
    async () => {
      const first = work({ WORKER_GRACE_MS: '0' });
      const id = await computing(first);
      expect(await first.stop()).toBe(0);
      expect(await ledger.trace(id)).toMatchObject({ state: 'queued', attempts: 0, turn: 1 });
      const found = await ledger.ended(id, 'succeeded', work());
      expectSameResult(found, quiet);
      expect(found).toMatchObject({ attempts: 1, turn: 1 });
    },
    SLOW,
  );

  it(
    'it is cancelled within a second, and its worker goes on with the next',
    async () => {
      const worker = work({ WORKER_THREADS: '2' });
      const associationId = await computing(worker);
      const late = lateness();
      const asked = performance.now();
      await backtests.post(backtestCalls.cancelBacktest.path, { associationId });
      const found = await ledger.ended(associationId, 'cancelled', worker);
      expect(performance.now() - asked - late()).toBeLessThan(CANCELLED_WITHIN_MS);
      expect(found).toMatchObject({ attempts: 1, error: null, report: null, stored: 0, resultHash: null });
      const next = await backtests.submitted(short, SIZES.small);
      expect(await ledger.ended(next.associationId, 'succeeded', worker)).toMatchObject({
        attempts: 1,
        stored: 1,
        worker: expect.stringMatching(new RegExp(`:${worker.pid}$`)),
      });
      const retried = await backtests.post(backtestCalls.retryBacktest.path, { associationId });
      expect(retried.body.success).toBe(true);
      expectSameResult(await ledger.ended(associationId, 'succeeded', worker), quiet);
    },
    SLOW,
  );
});

const work = (env: Readonly<Record<string, string>> = {}): WorkerProcess =>
  investWorker(backtests.invest, { WORKER_THREADS: '1', ...env });

/** A run of the long factor that is being computed: the first that had not ended before it was looked at. */
async function computing(worker: WorkerProcess): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { associationId } = await backtests.submitted(long);
    const { state } = await ledger.until(
      associationId,
      (run) => run.state === 'succeeded' || (run.state === 'running' && run.step === '计算因子'),
      worker,
    );
    if (state === 'running') return associationId;
  }
  throw new Error(`none of ${MOST_TRIES} runs was seen while it is computed`);
}

/** Four chains of percentiles, as long and as many as a factor may have. */
function longFormula(): string {
  const chain = (days: number): string =>
    Array.from({ length: CHAIN }).reduce<string>((inner) => `ts_rank(${inner}, ${days}, 2)`, '后复权收盘价');
  return [100, 200, 300, 400].map(chain).join(' + ');
}
