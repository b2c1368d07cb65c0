import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAccounts } from '../database/accounts.mjs';
import { martContent } from '../database/mart-content.mjs';
import { haveSchemas } from '../database/schemas.mjs';
import { dropScratch } from '../database/scratch.mjs';
import { step } from '../run/step.mjs';
import { folderId } from '../servers/secrets.mjs';
import { chooseDemo } from './choose-demo.mjs';
import { runCli } from './run-cli.mjs';
import { folders } from './service-plan.mjs';
import { readState, writeState } from './state.mjs';

/** In this order: later schemas may look at earlier ones. Within a row they run side by side. */
const MIGRATIONS = /** @type {const} */ ([
  ['market', 'access', 'gateway'],
  ['industry', 'company', 'invest', 'ai'],
]);

/**
 * @typedef {Omit<import('./service-plan.mjs').SuitePlan, 'databaseUrl'>
 *   & { adminUrl: string, isPrivate: boolean, buildHash: string }} DataOptions
 * @typedef {import('./service-plan.mjs').SuitePlan & { adminUrl: string }} PreparedPlan
 */

/**
 * Schemas, migrations and accounts; what stands already is left alone.
 * @param {DataOptions} options
 * @returns {Promise<PreparedPlan>}
 */
export async function prepareSchemas(options) {
  const { adminUrl, prefix, directory, buildHash } = options;
  const admin = { ...options, databaseUrl: () => adminUrl };
  await step('migrations', async (note) => {
    await dropScratch(adminUrl, await folderId(directory));
    const stands = await haveSchemas(adminUrl, prefix);
    // Where a schema is gone, nothing said of the data set holds any more.
    const state = stands ? await readState(options) : {};
    if (state.migrated === buildHash) return note('up to date');
    for (const row of MIGRATIONS) await Promise.all(row.map((name) => runCli(admin, name, ['migrate'])));
    return writeState(options, { ...state, migrated: buildHash });
  });
  const databaseUrl = await step('database accounts', (note) => ensureAccounts({ ...options, note }));
  return { ...options, databaseUrl };
}

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
    const choice = chooseDemo({ wish, loaded: state.demo, mart });
    if (choice.load === null) {
      if (mart === 'nothing') await writeState(plan, { ...state, demo: 'none' });
      note(choice.note);
      return choice.hasDemo;
    }
    const folder = join(folders(plan.directory).demo, choice.load);
    await rm(folder, { recursive: true, force: true });
    await runCli(plan, 'market', ['demo', '--size', choice.load, '--out', folder]);
    await runCli(plan, 'market', ['import', folder, '--demo']);
    await runCli(plan, 'access', ['demo-users']);
    await runCli(plan, 'industry', ['demo']);
    await writeState(plan, { ...state, demo: choice.load });
    note(choice.load);
    return true;
  });
}
