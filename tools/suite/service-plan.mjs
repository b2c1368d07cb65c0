import { join } from 'node:path';
import { freePorts } from '../run/free-port.mjs';
import { ROOT } from '../run/paths.mjs';

/** Every HTTP service; the gateway last, because it forwards to the others. */
export const SERVICES = /** @type {const} */ ([
  'access',
  'company',
  'industry',
  'invest',
  'ai',
  'data',
  'gateway',
]);

/** @typedef {(typeof SERVICES)[number]} ServiceName */

/**
 * The addresses and folders of one running suite.
 * @typedef {{ directory: string, prefix: string, redisUrl: string, testClock: boolean,
 *   ports: Record<ServiceName, number>, databaseUrl: (account: string) => string,
 *   oauthProvidersFile?: string | undefined, modelsFile?: string | undefined }} SuitePlan
 */

/**
 * @param {number} gatewayPort
 * @returns {Promise<Record<ServiceName, number>>}
 */
export async function choosePorts(gatewayPort) {
  const ports = await freePorts(SERVICES.length);
  const pairs = SERVICES.map((name, index) => [name, name === 'gateway' ? gatewayPort : ports[index]]);
  return Object.fromEntries(pairs);
}

/** @param {ServiceName | 'market' | 'market-demo'} name */
export function cliFile(name) {
  return join(ROOT, name.startsWith('market') ? `libs/${name}` : `services/${name}`, 'dist/cli.js');
}

/** @param {string} directory */
export function folders(directory) {
  return {
    shell: join(directory, 'shell'),
    remotes: join(directory, 'remotes'),
    gateway: join(directory, 'gateway'),
    demo: join(directory, 'demo'),
    keyFile: join(directory, 'access/key.pem'),
    files: join(directory, 'access/files'),
    import: join(directory, 'import'),
    panels: join(directory, 'panels'),
  };
}

/**
 * The database account of a service's worker: for data that of the importer, which alone writes the mart.
 * @param {ServiceName} service
 */
export function workerAccount(service) {
  return service === 'data' ? 'importer' : service;
}

/**
 * The environment of one process: its own settings, and no database account but its own.
 * @param {SuitePlan} plan
 * @param {string} account
 * @param {{ port: number, shell?: string }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnvironment(plan, account, { port, shell }) {
  const { access, gateway } = plan.ports;
  const place = folders(plan.directory);
  const common = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: plan.databaseUrl(account),
    REDIS_URL: plan.redisUrl,
    HOST: '127.0.0.1',
    PORT: String(port),
    SCHEMA_PREFIX: plan.prefix,
    JWKS_URL: `http://127.0.0.1:${access}/api/blade-auth/jwks`,
    PUBLIC_ORIGINS: `http://localhost:${gateway},http://127.0.0.1:${gateway}`,
    TEST_CLOCK: plan.testClock ? '1' : '0',
  };
  if (account === 'data' || account === 'importer')
    return { ...common, IMPORT_DIR: (!plan.testClock && process.env.IMPORT_DIR) || place.import };
  if (account === 'invest' || account === 'industry')
    return { ...common, PANEL_DIR: (!plan.testClock && process.env.PANEL_DIR) || place.panels };
  if (account === 'access') {
    const oauth = plan.oauthProvidersFile ? { OAUTH_PROVIDERS_FILE: plan.oauthProvidersFile } : {};
    return { ...common, KEY_FILE: place.keyFile, FILES_DIR: place.files, ...oauth };
  }
  if (account === 'ai') {
    const models = plan.modelsFile ? { AI_MODELS_FILE: plan.modelsFile } : {};
    return { ...common, SERVICE_URLS: serviceUrls(plan), ...models };
  }
  if (account !== 'gateway') return common;
  return {
    ...common,
    SHELL_DIR: shell ?? place.shell,
    REMOTES_DIR: place.remotes,
    STATE_DIR: place.gateway,
    SERVICE_URLS: serviceUrls(plan),
  };
}

/**
 * Where each service behind the gateway listens.
 * @param {SuitePlan} plan
 */
const serviceUrls = (plan) =>
  SERVICES.filter((name) => name !== 'gateway')
    .map((name) => `${name}=http://127.0.0.1:${plan.ports[name]}`)
    .join(',');
