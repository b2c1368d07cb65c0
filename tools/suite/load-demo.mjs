import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '../database/connect.mjs';
import { martContent } from '../database/mart-content.mjs';
import { runCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { ROOT } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { advanceFrom } from './advance-from.mjs';
import { chooseDemo } from './choose-demo.mjs';
import { runCli } from './run-cli.mjs';
import { cliFile, folders } from './service-plan.mjs';
import { readState, writeState } from './state.mjs';

const SEED = 1;
/** Rows die young: with room for them a tenth of the time is not spent on collecting garbage. */
const YOUNG_HEAP = '--max-semi-space-size=64';
/** Raised whenever a service has something new to seed; what tenants have already is left alone. */
const TENANT_SEEDS = 3;

/** @typedef {import('./prepare-data.mjs').PreparedPlan} PreparedPlan */

/**
 * Loads demo data once. A load cut short is done again.
 * @param {PreparedPlan} plan
 * @param {string | undefined} wish
 * @returns {Promise<boolean>} whether there is demo data, and so demo accounts
 */
export async function loadDemo(plan, wish) {
  return step('demo data', async (note) => {
    const state = await readState(plan);
    const mart = await martContent(plan.adminUrl, plan.prefix);
    const version = await demoVersion();
    const choice = chooseDemo({ wish, ...remembered(state.demo, version), mart });
    if (choice.load === null) {
      if (mart === 'nothing') await writeState(plan, { ...state, demo: 'none' });
      if (await seedAnew(plan, state)) note(`${choice.note}, its tenants brought up to date`);
      else note(choice.note);
      return choice.hasDemo;
    }
    const size = choice.load;
    if (choice.clear) await runCli(plan, 'market', ['clear-demo']);
    const { origin, end } = await importDemo(plan, ['--size', size, '--seed', String(SEED)]);
    await seedTenants(plan);
    const tenants = TENANT_SEEDS;
    await writeState(plan, { ...state, demo: { size, seed: SEED, origin, version, end, tenants } });
    note(size);
    return true;
  });
}

/** @param {PreparedPlan} plan */
async function seedTenants(plan) {
  await runCli(plan, 'access', ['demo-users']);
  for (const service of /** @type {const} */ (['industry', 'company', 'invest', 'ai']))
    await runCli(plan, service, ['demo']);
}

/**
 * @param {PreparedPlan} plan
 * @param {import('./state.mjs').SuiteState} state
 */
async function seedAnew(plan, state) {
  const { demo } = state;
  if (demo === undefined || typeof demo === 'string' || demo.tenants === TENANT_SEEDS) return false;
  await seedTenants(plan);
  await writeState(plan, { ...state, demo: { ...demo, tenants: TENANT_SEEDS } });
  return true;
}

/**
 * Appends trading days to the demo data that stands there.
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
    throw new Fault('The demo data is of another version: npm start loads it anew.');
  const { size, seed, origin } = demo;
  const story = ['--size', size, '--seed', String(seed), '--end', origin];
  const since = advanceFrom(demo.end, await lastBar(plan));
  const { end } = await importDemo(plan, [...story, '--since', since, '--advance', String(days)]);
  await writeState(plan, { ...state, demo: { ...demo, end } });
  return end;
}

/**
 * @param {PreparedPlan} plan
 * @param {readonly string[]} story
 * @returns {Promise<{ origin: string, end: string }>}
 */
async function importDemo(plan, story) {
  const folder = join(folders(plan.directory).demo, 'files');
  await rm(folder, { recursive: true, force: true });
  const { stdout } = await runCommand(process.execPath, [
    YOUNG_HEAP,
    ...[cliFile('market-demo'), 'write', ...story, '--out', folder],
  ]);
  await runCli(plan, 'market', ['import', folder, '--demo', '--source', '演示数据']);
  // The rows stand in the database now; the files of a full demo take a gigabyte.
  await rm(folder, { recursive: true, force: true });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/**
 * @param {import('./state.mjs').SuiteState['demo']} demo
 * @param {number} version
 */
function remembered(demo, version) {
  // Versions before the first kept the size alone.
  if (demo === undefined || typeof demo === 'string') return { loaded: demo, isCurrent: demo === 'none' };
  return { loaded: demo.size, isCurrent: demo.version === version };
}

/** Raised in libs/market-demo/package.json whenever the generator writes other rows than before. */
async function demoVersion() {
  const { demoVersion: version } = JSON.parse(
    await readFile(join(ROOT, 'libs/market-demo/package.json'), 'utf8'),
  );
  return Number(version);
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
