import { join } from 'node:path';
import { ACCOUNTS } from '../database/account-plan.mjs';

/**
 * The data of a running suite for other commands; kept in the data folder, 0600, while it runs.
 * @typedef {{ directory: string, prefix: string, redisUrl: string, testClock: boolean, adminUrl: string,
 *   shell?: string,
 *   ports: Record<import('./service-plan.mjs').ServiceName, number>,
 *   databaseUrls: Record<string, string> }} Runtime
 */

/** @param {string} directory */
export function runtimeFile(directory) {
  return join(directory, 'runtime.json');
}

/**
 * @param {import('./prepare-data.mjs').PreparedPlan} plan
 * @param {string} [shell] the folder that is served; default the one published last
 * @returns {Runtime}
 */
export function runtimeOf(plan, shell) {
  const { directory, prefix, redisUrl, testClock, ports, adminUrl } = plan;
  const databaseUrls = Object.fromEntries(ACCOUNTS.map((account) => [account, plan.databaseUrl(account)]));
  return {
    directory,
    prefix,
    redisUrl,
    testClock,
    ports,
    databaseUrls,
    adminUrl,
    ...(shell ? { shell } : {}),
  };
}

/**
 * @param {Runtime} runtime
 * @returns {import('./prepare-data.mjs').PreparedPlan & { shell?: string }}
 */
export function planOf(runtime) {
  return { ...runtime, databaseUrl: (account) => runtime.databaseUrls[account] ?? runtime.adminUrl };
}
