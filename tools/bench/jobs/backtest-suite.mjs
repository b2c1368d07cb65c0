import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../database/connect.mjs';
import { Fault } from '../../run/fault.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { signIn } from '../sign-in.mjs';

/** Reversal and value, so that the run also reads data other than prices. */
const FORMULA = 'cs_rank(-pct_change(后复权收盘价, 20)) - cs_rank(`市盈率 TTM`)';
const BACKTESTS = '/api/factor/backtesting';
/** The lifetime of an access token, which is shorter than a long bench. */
const TOKEN_MS = 5 * 60_000;
const POLL_MS = 20;

/**
 * A run that was submitted.
 * @typedef {{ associationId: number, jobId: string }} Run
 */

/**
 * A suite of the demo data that has no worker of backtests yet, with a factor saved through the API.
 * @param {import('../run-bench.mjs').Stops} stops
 */
export async function openBacktestSuite(stops) {
  const suite = await openBenchSuite(process.env.DEMO_SIZE || 'full', stops, { without: ['invest-worker'] });
  const { prefix, databaseUrl } = suite.plan;
  const database = await connect(databaseUrl('invest'));
  stops.push(() => database.end());
  const call = caller(suite.url);
  const factorFormId = await saveFactor(call);
  stops.push(() =>
    // A failed clean-up must not prevent the suite from being stopped.
    forgetRuns(database, `${prefix}invest`, factorFormId).catch((error) => console.error(String(error))),
  );
  return {
    ...suite,
    call,
    /** Submits a run with the settings that the console proposes. @returns {Promise<Run>} */
    submit: () => call('POST', `${BACKTESTS}/update-run-in-background`, { factorFormId }),
    jobs: jobReader(database, `${prefix}invest.job`),
    stocks: () => countStocks(database, `${prefix}market`),
  };
}

/**
 * Waits over HTTP until a run has its result.
 * @param {Call} call
 * @param {Run} run
 * @returns {Promise<{ dates: readonly string[] }>}
 */
export async function awaitResult(call, { associationId }) {
  const query = `?associationId=${associationId}`;
  for (;;) {
    const { state, message } = await call('GET', `${BACKTESTS}/run${query}`);
    if (state === 'succeeded') return call('GET', `${BACKTESTS}/find-result-by-association-id${query}`);
    if (state !== 'queued' && state !== 'running') throw new Fault(`a backtest is ${state}: ${message}`);
    await pause(POLL_MS);
  }
}

/** @typedef {(method: 'GET' | 'POST', path: string, body?: object) => Promise<any>} Call */

/**
 * Signs in, and again before the token expires.
 * @param {string} url of the suite
 * @returns {Call}
 */
function caller(url) {
  let [token, since] = ['', -Infinity];
  return async (method, path, body) => {
    if (performance.now() - since > TOKEN_MS) [token, since] = [await signIn(url), performance.now()];
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie: `access_token=${token}`,
        origin: url,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const { success, result } = answer.ok ? JSON.parse(text) : { success: false, result: null };
    if (!success) throw new Fault(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return result;
  };
}

/** @param {Call} call @returns {Promise<number>} its id */
async function saveFactor(call) {
  const { relationMap } = await call('POST', '/api/manager/check', { formula: FORMULA });
  const name = `bench-${randomUUID().slice(0, 12)}`;
  const { id } = await call('POST', '/api/manager/save', { name, treeFormId: 1, relationMap });
  return id;
}

/**
 * Reads the state of jobs, and the seconds of their steps, from their table: over HTTP it would be additional load.
 * @param {import('mysql2/promise').Connection} database
 * @param {string} table
 */
function jobReader(database, table) {
  /**
   * @param {string} columns
   * @param {readonly Run[]} runs
   */
  const rowsOf = async (columns, runs) => {
    const ids = runs.map(({ jobId }) => jobId);
    const [rows] = await database.query(`SELECT ${columns} FROM ${table} WHERE id IN (?)`, [ids]);
    return /** @type {import('mysql2').RowDataPacket[]} */ (rows);
  };
  return {
    /** The number of runs that are queued or running. @param {readonly Run[]} runs */
    countOpen: async (runs) => {
      const rows = await rowsOf('state, error', runs);
      const lost = rows.find(({ state }) => state === 'failed' || state === 'cancelled');
      if (lost) throw new Fault(`a backtest is ${lost.state}: ${lost.error}`);
      return rows.filter(({ state }) => state !== 'succeeded').length;
    },
    /** @param {readonly Run[]} runs @returns {Promise<readonly import('./job-seconds.mjs').StepSeconds[]>} */
    stepSeconds: async (runs) =>
      (await rowsOf('result', runs)).map(({ result }) => JSON.parse(result).seconds),
  };
}

/**
 * Deletes what the bench left of its factor: hundreds of tear sheets.
 * @param {import('mysql2/promise').Connection} database
 * @param {string} schema
 * @param {number} factorId
 */
async function forgetRuns(database, schema, factorId) {
  const runs = `${schema}.backtest_run`;
  const statements = [
    `DELETE FROM ${schema}.backtest_result WHERE run_id IN (SELECT id FROM ${runs} WHERE factor_id = ?)`,
    `DELETE FROM ${runs} WHERE factor_id = ?`,
    `DELETE FROM ${schema}.factor_version WHERE factor_id = ?`,
    `DELETE FROM ${schema}.factor WHERE id = ?`,
  ];
  for (const sql of statements) await database.query(sql, [factorId]);
}

/**
 * @param {import('mysql2/promise').Connection} database
 * @param {string} schema of the market data
 */
async function countStocks(database, schema) {
  const [rows] = await database.query(`SELECT MAX(id) AS stocks FROM ${schema}.security`);
  const [row] = /** @type {import('mysql2').RowDataPacket[]} */ (rows);
  return Number(row?.stocks);
}
