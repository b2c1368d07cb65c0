import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAccounts } from '../database/accounts.mjs';
import { haveSchemas } from '../database/schemas.mjs';
import { step } from '../run/step.mjs';
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
 *   & { adminUrl: string, databaseId: string, buildHash: string }} DataOptions
 */

/**
 * Schemas, migrations and accounts; what stands already is left alone.
 * @param {DataOptions} options
 * @returns {Promise<import('./service-plan.mjs').SuitePlan>}
 */
export async function prepareSchemas(options) {
  const { adminUrl, prefix, directory, buildHash, databaseId } = options;
  const admin = { ...options, databaseUrl: () => adminUrl };
  await step('migrations', async (note) => {
    const state = await readState(directory, databaseId);
    if (state.migrated === buildHash && (await haveSchemas(adminUrl, prefix))) return note('up to date');
    for (const row of MIGRATIONS) await Promise.all(row.map((name) => runCli(admin, name, ['migrate'])));
    return writeState(directory, { ...state, migrated: buildHash });
  });
  const databaseUrl = await step('database accounts', (note) =>
    ensureAccounts({ adminUrl, prefix, directory, note }),
  );
  return { ...options, databaseUrl };
}

/**
 * Loads demo data once. A load cut short is done again; without a wish, what the first start chose stays.
 * @param {import('./service-plan.mjs').SuitePlan} plan
 * @param {{ databaseId: string, size: string | undefined }} options
 * @returns {Promise<boolean>} whether there is demo data, and so demo accounts
 */
export async function loadDemo(plan, { databaseId, size }) {
  return step('demo data', async (note) => {
    const state = await readState(plan.directory, databaseId);
    const wanted = size ?? state.demo ?? 'small';
    if (wanted === 'none' && (state.demo ?? 'none') === 'none') {
      await writeState(plan.directory, { ...state, demo: 'none' });
      note('none wanted');
      return false;
    }
    if (wanted === 'none' || wanted === state.demo) {
      note(`${state.demo} is loaded`);
      return true;
    }
    const folder = join(folders(plan.directory).demo, wanted);
    await rm(folder, { recursive: true, force: true });
    await runCli(plan, 'market', ['demo', '--size', wanted, '--out', folder]);
    await runCli(plan, 'market', ['import', folder, '--demo']);
    await runCli(plan, 'access', ['demo-users']);
    await runCli(plan, 'industry', ['demo']);
    await writeState(plan.directory, { ...state, demo: wanted });
    note(wanted);
    return true;
  });
}
