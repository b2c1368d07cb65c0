import { ensureAccounts } from '../database/accounts.mjs';
import { dropScratch } from '../database/scratch.mjs';
import { step } from '../run/step.mjs';
import { folderId } from '../servers/secrets.mjs';
import { runCli } from './run-cli.mjs';
import { currentState, writeState } from './state.mjs';

/** The order of migrations: later schemas may read earlier ones. Those of one row run in parallel. */
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
 * Creates schemas, runs migrations and creates accounts; skips what is done already.
 * @param {DataOptions} options
 * @returns {Promise<PreparedPlan>}
 */
export async function prepareSchemas(options) {
  const { adminUrl, directory, buildHash } = options;
  const admin = { ...options, databaseUrl: () => adminUrl };
  await step('migrations', async (note) => {
    await dropScratch(adminUrl, await folderId(directory));
    const state = await currentState(options);
    if (state.migrated === buildHash) return note('up to date');
    for (const row of MIGRATIONS) await Promise.all(row.map((name) => runCli(admin, name, ['migrate'])));
    return writeState(options, { ...state, migrated: buildHash });
  });
  const databaseUrl = await step('database accounts', (note) => ensureAccounts({ ...options, note }));
  return { ...options, databaseUrl };
}
