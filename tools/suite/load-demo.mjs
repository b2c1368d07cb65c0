import { rm } from 'node:fs/promises';
import { withConnection } from '../database/connect.mjs';
import { allOrFirstFault } from '../run/all-or-first-fault.mjs';
import { Fault } from '../run/fault.mjs';
import { step } from '../run/step.mjs';
import { advanceFrom } from './advance-from.mjs';
import { runCli } from './run-cli.mjs';
import { readState, writeState } from './state.mjs';
import { demoFolder, demoVersion, SEED, writeDemoFiles } from './write-demo.mjs';

/** Raised whenever a service has new data to seed; existing data of tenants is not changed. */
const TENANT_SEEDS = 5;

/** @typedef {import('./prepare-data.mjs').PreparedPlan} PreparedPlan */

/**
 * Loads the written demo data, once. A load that was cut short is done again.
 * @param {PreparedPlan} plan
 * @param {import('./write-demo.mjs').WrittenDemo} written
 * @returns {Promise<boolean>} whether there is demo data, and so demo accounts
 */
export async function loadDemo(plan, { choice, mart, dates }) {
  return step('demo data', async (note) => {
    const state = await readState(plan);
    if (dates === null) {
      if (mart === 'nothing') await writeState(plan, { ...state, demo: 'none' });
      const seeded = await seedAgain(plan, state);
      note(seeded ? `${choice.note}, its tenants brought up to date` : choice.note);
      return choice.hasDemo;
    }
    if (choice.clear) {
      await runCli(plan, 'invest', ['clear-strategies']);
      await runCli(plan, 'market', ['clear-demo']);
    }
    await allOrFirstFault([importFiles(plan), seedUsers(plan)]);
    await seedCompanies(plan);
    await seedStrategies(plan, choice.load);
    const story = { size: choice.load, seed: SEED, version: await demoVersion(), tenants: TENANT_SEEDS };
    await writeState(plan, { ...state, demo: { ...story, ...dates } });
    note(choice.load);
    return true;
  });
}

/** Seeds the data of users, which does not depend on the market. @param {PreparedPlan} plan */
async function seedUsers(plan) {
  await runCli(plan, 'access', ['demo-users']);
  await allOrFirstFault([runCli(plan, 'invest', ['demo']), runCli(plan, 'ai', ['demo'])]);
}

/**
 * Seeds the companies and industries of the tenants, the notes on them, and the questions about them.
 * @param {PreparedPlan} plan
 */
async function seedCompanies(plan) {
  for (const service of /** @type {const} */ (['industry', 'company'])) await runCli(plan, service, ['demo']);
  await runCli(plan, 'ai', ['demo-cases']);
}

/**
 * Seeds strategies that have run for up to a year, which takes companies and their market; not in the data of tests.
 * @param {PreparedPlan} plan
 * @param {string | null} size
 */
async function seedStrategies(plan, size) {
  if (size !== 'tiny') await runCli(plan, 'invest', ['demo-strategies']);
}

/**
 * @param {PreparedPlan} plan
 * @param {import('./state.mjs').SuiteState} state
 */
async function seedAgain(plan, state) {
  const { demo } = state;
  if (demo === undefined || typeof demo === 'string' || demo.tenants === TENANT_SEEDS) return false;
  await seedUsers(plan);
  await seedCompanies(plan);
  await seedStrategies(plan, demo.size);
  await writeState(plan, { ...state, demo: { ...demo, tenants: TENANT_SEEDS } });
  return true;
}

/**
 * Appends trading days to the demo data that is loaded.
 * @param {PreparedPlan} plan
 * @param {number} days
 * @returns {Promise<string>} the new last day
 */
export async function advanceDemo(plan, days) {
  const state = await readState(plan);
  const { demo } = state;
  if (demo === undefined || demo === 'none' || typeof demo === 'string')
    throw new Fault('There is no demo data to add days to: npm start loads it.');
  if (demo.version !== (await demoVersion()))
    throw new Fault('The demo data is of another version: npm start loads it again.');
  const { size, seed, origin } = demo;
  const story = ['--size', size, '--seed', String(seed), '--end', origin];
  const since = advanceFrom(demo.end, await lastBar(plan));
  const more = ['--since', since, '--advance', String(days)];
  const { end } = await writeDemoFiles(plan.directory, [...story, ...more]);
  await importFiles(plan);
  await writeState(plan, { ...state, demo: { ...demo, end } });
  return end;
}

/** @param {PreparedPlan} plan */
async function importFiles(plan) {
  const folder = demoFolder(plan.directory);
  await runCli(plan, 'market', ['import', folder, '--demo', '--source', '演示数据']);
  // The rows are in the database now; the files of a full demo take a gigabyte.
  await rm(folder, { recursive: true, force: true });
}

/** @param {PreparedPlan} plan */
function lastBar({ adminUrl, prefix }) {
  return withConnection(adminUrl, async (connection) => {
    const [rows] = await connection.query(
      `SELECT DATE_FORMAT(MAX(trade_date), '%Y-%m-%d') AS day FROM \`${prefix}market\`.daily_bar`,
    );
    const [row] = /** @type {{ day: string | null }[]} */ (rows);
    if (!row?.day) throw new Fault('There are no bars to add days to: npm start loads demo data.');
    return row.day;
  });
}
