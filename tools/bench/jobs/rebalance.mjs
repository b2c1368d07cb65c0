import { availableParallelism, cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '../../database/connect.mjs';
import { Fault } from '../../run/fault.mjs';
import { advanceDemo } from '../../suite/load-demo.mjs';
import { quantile } from '../statistics.mjs';
import { openBacktestSuite } from './backtest-suite.mjs';
import { startInvestWorker } from './invest-worker.mjs';

const STRATEGIES = Number(process.env.STRATEGIES ?? 1000);
const STOCKS = 50;
const PUBLISHED_AT_ONCE = 4;
const POLL_MS = 100;
const GOAL_SECONDS = 60;
/** Previews of each type, one after the other; the first of each reads what the others share. */
const PREVIEWS = 12;
const GOAL_PREVIEW_MS = 500;
/** MariaDB and Redis share two cores with the workers. */
const GOAL_RATIO = availableParallelism() >= 4 ? 1.8 : 1.5;
const LIST = '/api/invest/strategy';

/**
 * Measures a new trading day of 1,000 strategies of 50 names: from the start of one worker, then of two, until every
 * strategy has the day. A third of each type; on the first of the two days all of them trade.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBacktestSuite(stops);
  const { prefix, databaseUrl } = suite.plan;
  const database = await connect(databaseUrl('invest'));
  const table = `${prefix}invest.strategy`;
  const first = await lastDay(database, `${prefix}market`);
  const choices = await choicesOf(suite.call, database, prefix);
  await publishAll(suite.call, database, { choices, prefix, say });
  say(
    `first day ${first}: ${(await work(suite, stops, { workers: 1, day: first, database, table })).taken.toFixed(1)} s`,
  );
  /** @type {Round[]} one worker's, then two workers' */
  const rounds = [];
  /** What idle cores allow: the ratio of two workers that do nothing twice. */
  let atMost = NaN;
  // Daily strategies are signalled and trade on each of the days.
  for (const workers of [1, 2]) {
    const day = await advanceDemo(suite.plan, 1);
    const busyBefore = coreSeconds();
    const round = await work(suite, stops, { workers, day, database, table });
    const busy = (coreSeconds() - busyBefore) / round.taken;
    say(
      `${day}: ${round.taken.toFixed(1)} s by ${workers}, ${busy.toFixed(2)} of ${cpus().length} cores busy`,
    );
    rounds.push(round);
    if (workers === 1) atMost = cpus().length / busy;
  }
  const previews = await timePreviews(suite.call, choices);
  await database.end();
  const [one, two] = /** @type {[Round, Round]} */ (rounds);
  const common = /** @type {const} */ ({
    bench: 'rebalance',
    metric: `a day of ${STRATEGIES}`,
    measured: true,
  });
  yield { ...common, case: '1 worker', value: one.taken, unit: 's', goal: GOAL_SECONDS, better: 'lower' };
  for (const [type, taken] of previews)
    yield {
      bench: 'rebalance',
      case: `preview, type ${type}`,
      metric: 'p95',
      value: quantile(taken, 0.95),
      unit: 'ms',
      goal: GOAL_PREVIEW_MS,
      better: 'lower',
      measured: true,
    };
  yield {
    ...common,
    case: '1 worker',
    metric: 'ratio that idle cores allow',
    value: atMost,
    unit: '',
    goal: null,
    better: 'higher',
  };
  for (const [metric, goal, speed] of /** @type {const} */ ([
    ['strategies, with start', GOAL_RATIO, (/** @type {Round} */ { taken }) => STRATEGIES / taken],
    ['strategies, once started', null, (/** @type {Round} */ { rate }) => rate],
  ]))
    yield {
      ...common,
      case: '2 workers',
      metric,
      value: speed(two),
      unit: '/s',
      goal,
      better: 'higher',
      peer: '1 worker',
      peerValue: speed(one),
      ratio: speed(two) / speed(one),
    };
}

/**
 * @typedef {object} Round
 * @property {number} taken the seconds from the start of the workers until every strategy has the day
 * @property {number} rate strategies a second, from the first that has the day to the last: what a worker that runs
 *   anyway adds, once it has read the market of the day
 */

/**
 * Starts workers, and stops them once every strategy has the day.
 * @param {Awaited<ReturnType<typeof openBacktestSuite>>} suite
 * @param {import('../run-bench.mjs').Stops} stops
 * @param {{ workers: number, day: string, database: import('mysql2/promise').Connection, table: string }} run
 * @returns {Promise<Round>}
 */
async function work(suite, stops, { workers, day, database, table }) {
  const began = performance.now();
  const settings = { WORKER_CONCURRENCY: '2', WORKER_THREADS: '1' };
  const starting = Promise.all(
    Array.from({ length: workers }, () => startInvestWorker(suite, settings, stops)),
  );
  const [posted, started] = await Promise.all([untilPosted(database, table, day), starting]);
  await Promise.all(started.map((worker) => worker.stop()));
  return {
    taken: (posted.ended - began) / 1000,
    rate: (posted.behind * 1000) / (posted.ended - posted.at),
  };
}

/**
 * Waits until every strategy has the day.
 * @param {import('mysql2/promise').Connection} database
 * @param {string} table
 * @param {string} day
 * @returns {Promise<{ at: number, behind: number, ended: number }>} when the first had it, how many then had not, and
 *   when the last had it
 */
async function untilPosted(database, table, day) {
  const all = await countBehind(database, table, day);
  let first = { at: performance.now(), behind: all };
  for (let behind = all; behind > 0; behind = await countBehind(database, table, day)) {
    if (first.behind === all) first = { at: performance.now(), behind };
    await pause(POLL_MS);
  }
  return { ...first, ended: performance.now() };
}

/** The seconds that all cores of the machine have worked since it was started, MariaDB's and Redis's included. */
function coreSeconds() {
  return cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000,
    0,
  );
}

/**
 * @param {import('mysql2/promise').Connection} database
 * @param {string} table
 * @param {string} day
 */
async function countBehind(database, table, day) {
  const [rows] = await database.query(
    `SELECT COUNT(*) AS behind FROM ${table}
     WHERE status = 1 AND removed_key = 0 AND (last_date IS NULL OR last_date < ?)`,
    [day],
  );
  return Number(/** @type {{ behind: number }[]} */ (rows)[0]?.behind);
}

/**
 * @param {import('mysql2/promise').Connection} database
 * @param {string} market
 */
async function lastDay(database, market) {
  const [rows] = await database.query(
    `SELECT DATE_FORMAT(MAX(as_of), '%Y-%m-%d') AS day FROM ${market}.snapshot
     WHERE table_name = 'daily_bar' AND status = 'loaded'`,
  );
  return String(/** @type {{ day: string }[]} */ (rows)[0]?.day);
}

/**
 * What strategies are made of: the demo's styles, a factor, and the codes of the tenant's companies.
 * @typedef {{ styles: readonly { styleId: number }[], factorId: number, codes: readonly string[] }} Choices
 */

/**
 * @param {import('./backtest-suite.mjs').Call} call
 * @param {import('mysql2/promise').Connection} database
 * @param {string} prefix
 * @returns {Promise<Choices>}
 */
async function choicesOf(call, database, prefix) {
  const { content: styles } = await call('GET', '/api/invest/style/pageList?page=0&size=10');
  const [factors] = await database.query(
    `SELECT id FROM ${prefix}invest.factor WHERE tenant_id = '000000' AND name = '低波动'`,
  );
  const [stocks] = await database.query(
    `SELECT CONCAT(s.code, '.', s.exchange) AS code FROM ${prefix}market.security s
     JOIN ${prefix}ecology.company c ON c.security_id = s.id
     WHERE c.tenant_id = '000000' AND c.status = 1 AND c.deleted_at IS NULL AND s.delist_date IS NULL ORDER BY s.id`,
  );
  const codes = /** @type {{ code: string }[]} */ (stocks).map(({ code }) => code);
  const [factor] = /** @type {{ id: number }[]} */ (factors);
  if (styles.length === 0 || !factor || codes.length < STOCKS) throw new Fault('There are no demo styles.');
  return { styles, factorId: factor.id, codes };
}

/**
 * Publishes what is missing to the number of strategies, over HTTP.
 * @param {import('./backtest-suite.mjs').Call} call
 * @param {import('mysql2/promise').Connection} database
 * @param {{ choices: Choices, prefix: string, say: (text: string) => void }} options
 */
async function publishAll(call, database, { choices, prefix, say }) {
  const [there] = await database.query(
    `SELECT COUNT(*) AS count FROM ${prefix}invest.strategy WHERE status = 1 AND removed_key = 0`,
  );
  const count = Number(/** @type {{ count: number }[]} */ (there)[0]?.count);
  const began = performance.now();
  const publish = (/** @type {number} */ at) =>
    call('POST', `${LIST}/insert`, {
      strategyName: `测${at.toString(36)}`,
      adjustFrequency: 1,
      ...drafted(at, STOCKS, choices),
    });
  for (let at = count; at < STRATEGIES; at += PUBLISHED_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(PUBLISHED_AT_ONCE, STRATEGIES - at) }, (_, next) => publish(at + next)),
    );
  say(`${STRATEGIES} strategies published in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * The milliseconds of the first rebalance as a preview, by type of strategy. Each is of another capital, so that none is
 * an answer that was kept.
 * @param {import('./backtest-suite.mjs').Call} call
 * @param {Choices} choices
 * @returns {Promise<ReadonlyMap<number, number[]>>}
 */
async function timePreviews(call, choices) {
  const taken = new Map([1, 2, 3].map((type) => [type, /** @type {number[]} */ ([])]));
  for (let at = 0; at < 3 * (PREVIEWS + 1); at += 1) {
    const draft = { ...drafted(at, STOCKS, choices), initialCapital: 50_000_000 + at * 10_000 };
    const began = performance.now();
    await call('POST', `${LIST}/preview`, draft);
    if (at >= 3) taken.get(draft.strategyType)?.push(performance.now() - began);
  }
  return taken;
}

/**
 * A strategy of a type that goes round with its place: a third of each.
 * @param {number} at
 * @param {number} quantity of stocks
 * @param {Choices} choices
 */
function drafted(at, quantity, { styles, codes, factorId }) {
  const common = { styleId: styles[at % styles.length]?.styleId, initialCapital: 100_000_000 };
  if (at % 3 === 0) return { ...common, strategyType: 1, stockQuantity: quantity };
  if (at % 3 === 1)
    return { ...common, strategyType: 3, stockQuantity: quantity, factorId, weighting: 'equal' };
  const stocks = Array.from({ length: quantity }, (_, next) => codes[(at * 7 + next) % codes.length] ?? '');
  return {
    ...common,
    strategyType: 2,
    stocks: stocks.map((stockCode) => ({ stockCode, userConfigIndex: 0.02 })),
  };
}
