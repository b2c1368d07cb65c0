import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../database/connect.mjs';
import { Fault } from '../../run/fault.mjs';
import { awaitResult, openBacktestSuite } from './backtest-suite.mjs';
import { startInvestWorker } from './invest-worker.mjs';
import { median, noise } from '../statistics.mjs';

const THREADS = '2';
const GOAL_SECONDS = 8 * 60;
/** Subjects that are judged one at a time, for comparison. */
const ALONE = 7;
const POLL_MS = 50;
const CHECKUPS = '/api/factor/checkup';

/**
 * Measures a check-up of every factor and indicator by one worker of two threads, without panels in files and with
 * them; and beside it as many indicators as backtests, one after another.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBacktestSuite(stops);
  const database = await connect(suite.plan.databaseUrl('invest'));
  stops.push(() => database.end());
  const panels = join(suite.directory, 'bench-panels');
  await rm(panels, { recursive: true, force: true });
  const worker = await startInvestWorker(suite, { PANEL_DIR: panels, WORKER_THREADS: THREADS }, stops);
  const cold = await checkup(suite.call);
  say(`cold: ${cold.seconds.toFixed(1)} s for ${cold.subjects} subjects`);
  const warm = await checkup(suite.call);
  say(`warm: ${warm.seconds.toFixed(1)} s for ${warm.subjects} subjects`);
  const alone = await oneAtATime(suite, database);
  say(`alone: ${alone.map((seconds) => seconds.toFixed(2)).join(' ')} s`);
  await worker.stop();
  await rm(panels, { recursive: true, force: true });
  const size = `${warm.subjects}x${await suite.stocks()}`;
  const common = /** @type {const} */ ({ bench: 'checkup', unit: 's', better: 'lower', measured: true });
  yield { ...common, case: `${size} cold`, metric: 'seconds', value: cold.seconds, goal: GOAL_SECONDS };
  const peerValue = median(alone) * warm.subjects;
  yield {
    ...common,
    case: `${size} warm`,
    metric: 'seconds',
    value: warm.seconds,
    goal: null,
    peer: 'one at a time',
    peerValue,
    ratio: warm.seconds / peerValue,
    noise: noise(alone),
  };
}

/**
 * @param {import('./backtest-suite.mjs').Call} call
 * @returns {Promise<{ seconds: number, subjects: number }>}
 */
async function checkup(call) {
  const began = performance.now();
  const { checkupId } = await call('POST', `${CHECKUPS}/run`, { scope: 'all' });
  for (;;) {
    const { state, subjects, message } = await call('GET', `${CHECKUPS}/find?checkupId=${checkupId}`);
    if (state === 'succeeded') return { seconds: (performance.now() - began) / 1000, subjects };
    if (state !== 'queued' && state !== 'running') throw new Fault(`the check-up is ${state}: ${message}`);
    await pause(POLL_MS);
  }
}

/**
 * The seconds of backtests of indicators with the settings of a check-up, after one to warm up.
 * @param {Awaited<ReturnType<typeof openBacktestSuite>>} suite
 * @param {import('mysql2/promise').Connection} database
 */
async function oneAtATime({ call, plan }, database) {
  const [rows] = await database.query(
    `SELECT name FROM ${plan.prefix}invest.checkup_row
      WHERE kind = 'indicator' AND horizon = 1 AND p IS NOT NULL ORDER BY subject LIMIT ?`,
    [ALONE + 1],
  );
  const factors = [];
  for (const { name } of /** @type {import('mysql2').RowDataPacket[]} */ (rows))
    factors.push(await indicatorFactor(call, name, factors.length));
  /** @type {number[]} */
  const seconds = [];
  for (const factorFormId of factors) {
    const began = performance.now();
    await awaitResult(
      call,
      await call('POST', '/api/factor/backtesting/update-run-in-background', { factorFormId }),
    );
    seconds.push((performance.now() - began) / 1000);
  }
  for (const id of factors) await call('POST', '/api/manager/delete', { id });
  return seconds.slice(1);
}

/**
 * A factor that is an indicator as it is.
 * @param {import('./backtest-suite.mjs').Call} call
 * @param {string} name
 * @param {number} at
 * @returns {Promise<number>} its id
 */
async function indicatorFactor(call, name, at) {
  const { relationMap } = await call('POST', '/api/manager/check', { formula: `\`${name}\` * 1` });
  const fresh = `bench-${at}-${randomUUID().slice(0, 8)}`;
  const { id } = await call('POST', '/api/manager/save', { name: fresh, treeFormId: 1, relationMap });
  return id;
}
