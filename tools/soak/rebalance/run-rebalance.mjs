import { setTimeout as pause } from 'node:timers/promises';
import { runCli } from '../../suite/run-cli.mjs';
import { openSoakSuite } from '../open-soak-suite.mjs';
import { Random } from '../random.mjs';
import { openDisturber } from './disturber.mjs';
import { forgetDays, ledgerDifference, readLedger } from './ledger.mjs';
import { openMarketClock } from './market-clock.mjs';
import { countsFor, planDisturbances } from './plan-disturbances.mjs';
import { publishStrategies } from './publish.mjs';
import { steadyDatabase } from './steady-database.mjs';
import { Triggers } from './triggers.mjs';

const TRIGGERS = 20;
/** What a day waits for its strategies: what is late by then is caught up with a later day. */
const DAY_MS = 1500;
/** What the last day waits. */
const END_MS = 120_000;
const POLL_MS = 50;
const SHOWN_DAYS = 50;

/**
 * @typedef {import('./steady-database.mjs').SteadyDatabase} SteadyDatabase
 * @typedef {{ days: number, seed: number, minutes: number }} RebalanceOptions `minutes`: it ends by then, whatever
 *   is left
 */

/**
 * Days of strategies, each asked for twenty times, while workers are killed, Redis is emptied and MariaDB ends; then
 * the same ledgers as without any of that.
 * @param {RebalanceOptions} options
 * @param {(() => Promise<void>)[]} stops
 * @param {AbortSignal} interrupted
 * @returns {Promise<boolean>} whether every strategy and day was posted once, as in the undisturbed run
 */
export async function runRebalance({ days, seed, minutes }, stops, interrupted) {
  const over = AbortSignal.any([interrupted, AbortSignal.timeout(minutes * 60_000)]);
  const suite = await openSoakSuite(stops, { without: ['invest-worker'] });
  const { plan } = suite;
  const schema = `${plan.prefix}invest`;
  const database = steadyDatabase(plan.databaseUrl('invest'), over);
  const admin = steadyDatabase(plan.adminUrl, over);
  stops.push(() => Promise.all([database.end(), admin.end()]).then(() => undefined));
  const clock = await openMarketClock(plan, admin, days);
  await clock.show(clock.published);
  const strategies = await publishStrategies({ url: suite.url, prefix: plan.prefix }, database);

  const last = clock.coming.at(-1) ?? '';
  await clock.show(last);
  await runCli(plan, 'invest', ['rebalance']);
  const undisturbed = await readLedger(database, schema);
  console.log(`${strategies.length} strategies, ${days} days undisturbed: ${rowsOf(undisturbed)} rows`);
  await clock.show(clock.published);
  await forgetDays(admin, schema);

  const counts = countsFor(days);
  const disturbances = planDisturbances(new Random(seed), days, counts);
  console.log(
    `seed ${seed}: ${TRIGGERS} triggers a day, ${counts.kills} kills, ${counts.wipes} wipes, ${counts.restarts} restarts`,
  );
  const disturber = await openDisturber(suite, new Random(seed, 1));
  stops.push(disturber.stop);
  const triggers = new Triggers(suite.url, new Random(seed, 2));
  for (const [at, day] of clock.coming.entries()) {
    over.throwIfAborted();
    await clock.show(day);
    await Promise.all([triggers.send(TRIGGERS, strategies), disturber.act(disturbances[at] ?? [])]);
    await untilPosted(database, { schema, day, over: AbortSignal.any([over, AbortSignal.timeout(DAY_MS)]) });
    if ((at + 1) % SHOWN_DAYS === 0) console.log(`${day}: ${at + 1} days`);
  }
  const end = Date.now() + END_MS;
  while (Date.now() < end && !over.aborted) {
    // As the sweepers of workers do every half minute: a job that was lost with a wipe is queued already.
    await triggers.send(1, strategies);
    const until = AbortSignal.any([over, AbortSignal.timeout(DAY_MS)]);
    if (await untilPosted(database, { schema, day: last, over: until })) break;
  }
  const { kill, wipe, restart } = disturber.done;
  console.log(
    `done: ${kill} kills, ${wipe} wipes, ${restart} restarts; triggers by status: ${triggers.text()}`,
  );
  return judged(database, { schema, days, strategies, undisturbed });
}

/**
 * Waits until every strategy has a day; whether that came before the end.
 * @param {SteadyDatabase} database
 * @param {{ schema: string, day: string, over: AbortSignal }} options
 */
async function untilPosted(database, { schema, day, over }) {
  for (;;) {
    const [row] = await database.query(
      `SELECT COUNT(*) AS behind FROM ${schema}.strategy WHERE last_date IS NULL OR last_date < ?`,
      [day],
    );
    if (Number(row?.behind) === 0) return true;
    if (over.aborted) return false;
    await pause(POLL_MS);
  }
}

/**
 * @param {SteadyDatabase} database
 * @param {{ schema: string, days: number, strategies: readonly number[],
 *   undisturbed: ReadonlyMap<string, readonly string[]> }} run
 */
async function judged(database, { schema, days, strategies, undisturbed }) {
  const [row] = await database.query(
    `SELECT COUNT(*) AS days, COUNT(DISTINCT strategy_id, report_date) AS kinds FROM ${schema}.strategy_day`,
  );
  const [jobs] = await database.query(
    `SELECT COUNT(*) AS jobs, SUM(attempts > 1) AS again, SUM(state <> 'succeeded') AS others FROM ${schema}.job
      WHERE name = 'invest.rebalance'`,
  );
  console.log(
    `${row?.days} days posted, ${row?.kinds} different; ${jobs?.jobs} jobs, ${jobs?.again} run again, ${jobs?.others} did not succeed`,
  );
  const wanted = strategies.length * (days + 1);
  const difference = ledgerDifference(undisturbed, await readLedger(database, schema));
  if (difference !== null) console.log(`ledgers differ: ${difference}`);
  const isOnce = Number(row?.days) === wanted && Number(row?.kinds) === wanted;
  if (!isOnce) console.log(`${wanted} strategies and days were due`);
  if (isOnce && difference === null) console.log('ledgers are equal byte for byte');
  return isOnce && difference === null;
}

/** @param {ReadonlyMap<string, readonly string[]>} ledger */
const rowsOf = (ledger) => [...ledger.values()].reduce((sum, rows) => sum + rows.length, 0);
