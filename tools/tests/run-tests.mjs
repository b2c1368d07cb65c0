import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Children } from '../run/children.mjs';
import { describeError, Fault, runMain } from '../run/fault.mjs';
import { tryLock } from '../run/file-lock.mjs';
import { testDirectory } from '../run/paths.mjs';
import { untilStopped } from '../run/stop-signals.mjs';
import { openChromium } from '../servers/chromium.mjs';
import { endOrphanedServers } from '../servers/open-servers.mjs';
import { build, install } from '../workspace/build.mjs';
import { packageDirectories } from '../workspace/packages.mjs';
import { openIdentityProvider } from './open-identity-provider.mjs';
import { openModelServer } from './open-model-server.mjs';
import { openTestServers } from './open-test-servers.mjs';
import { readAll, readJourneys, readOptions, readPackages, readShuffle } from './options.mjs';
import { runChanged } from './run-changed.mjs';
import { planJourneys, runJourneys } from './run-journeys.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { Tally } from './tally.mjs';
import { startTestSuite } from './test-suite.mjs';

const KEPT = new Set(['run.lock', 'children.json', 'logs', 'secrets.json']);

/**
 * @typedef {{ directory: string, children: Children, tally: Tally,
 *   given: import('./open-test-servers.mjs').Given, stops: (() => Promise<void>)[],
 *   chosen: ReadonlySet<import('./options.mjs').StepName>, all: boolean, shuffle: number | null,
 *   packages: readonly string[] }} TestRun `all`: also what passed before
 */

/** `npm test`: its last line says how many checks and cases passed and failed. */
export function main() {
  return runMain(async () => {
    const tally = new Tally();
    try {
      await runAll(tally);
    } catch (error) {
      tally.failed += 1;
      console.log(describeError(error));
    }
    console.log(tally.times());
    const taken = tally.taken();
    if (taken !== null) console.log(taken);
    console.log(tally.line());
    return tally.failed === 0 ? 0 : 1;
  });
}

/** @param {Tally} tally */
async function runAll(tally) {
  const args = process.argv.slice(2);
  const chosen = readOptions(args);
  const how = { all: readAll(args), shuffle: readShuffle(args), packages: await knownPackages(args) };
  const directory = testDirectory();
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const attempt = await tryLock(join(directory, 'run.lock'));
  if ('holder' in attempt) throw new Fault(`npm test is already running: process ${attempt.holder.pid}`);
  const given = takeGivenServers();
  const children = new Children(directory);
  /** @type {TestRun['stops']} */
  const stops = [];
  const finished = await untilStopped(
    async (interrupted) => {
      tally.endWith(interrupted);
      await clean(directory, children);
      await runSteps({ directory, children, tally, chosen, given, stops, ...how });
      return true;
    },
    async () => {
      children.close();
      await children.stopAll();
      for (const stop of stops) await stop();
      await attempt.lock.release();
    },
  );
  if (!finished) throw new Fault('interrupted');
}

/**
 * Empties the folder, so that every run starts from nothing. The folder belongs to the tests, whatever DATA_DIR
 * names.
 * @param {string} directory
 * @param {Children} children
 */
async function clean(directory, children) {
  if ((await children.endLeftovers()) > 0) console.log('Ended what a killed earlier run had left running.');
  await endOrphanedServers(directory);
  for (const name of await readdir(directory))
    if (!KEPT.has(name) && !name.startsWith('run.lock'))
      await rm(join(directory, name), { recursive: true, force: true });
}

/**
 * The user's own servers, removed with other settings from the environment: no process of a test ever sees them.
 * @returns {import('./open-test-servers.mjs').Given}
 */
function takeGivenServers() {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = process.env;
  delete process.env.DATABASE_URL;
  delete process.env.REDIS_URL;
  delete process.env.SCHEMA_PREFIX;
  delete process.env.MAINTENANCE_WINDOW;
  return { databaseUrl, redisUrl };
}

/** @param {readonly string[]} args */
async function knownPackages(args) {
  const directories = await packageDirectories();
  const packages = readPackages(args);
  const unknown = packages.filter((name) => !directories.includes(name));
  if (unknown.length > 0)
    throw new Fault(`--packages ${unknown.join(', ')}: choose of ${directories.join(', ')}`);
  return packages;
}

/** @param {TestRun} run */
async function runSteps(run) {
  const { tally, chosen, directory, all, shuffle, packages } = run;
  const prepared = await prepare(run);
  if (prepared === null) return;
  const { servers, buildHash, chromium } = prepared;
  if (chosen.has('unit'))
    await tally.checkCases('unit tests', () =>
      runChanged(['unit', 'unit-web'], {
        all,
        shuffle,
        packages,
        report: join(directory, 'jest-unit.json'),
        // By default jest leaves a core free: half of a small machine. Tests do not fail on a busy machine, because
        // they do not wait for the clock.
        args: ['--testTimeout=60000', '--maxWorkers=2'],
      }),
    );
  if (servers === null) return;
  if (chosen.has('db'))
    await tally.checkCases('database tests', () =>
      runChanged(['db'], {
        all,
        shuffle,
        packages,
        place: servers.programs,
        report: join(directory, 'jest-db.json'),
        env: addresses(servers),
        // One more than unit tests: each waits for its server for a fifth of its time.
        args: ['--testTimeout=120000', '--maxWorkers=3'],
      }),
    );
  if (!chosen.has('e2e')) return console.log('Journeys left out: --no-browser or --only.');
  if (buildHash === null || chromium === null) return;
  await runAllJourneys(run, { servers, buildHash, chromium });
}

/**
 * Installs, then builds and checks; meanwhile opens the servers and the browser, which need no package unless
 * servers are given.
 * @param {TestRun} run
 */
async function prepare(run) {
  const { tally, chosen, given, all } = run;
  const installing = tally.check('install', async (note) => (await install(note), true));
  const isGiven = Boolean(given.databaseUrl || given.redisUrl);
  const needsServers = chosen.has('db') || chosen.has('e2e');
  const needsBuild = chosen.has('build') || chosen.has('e2e');
  const opening = (isGiven ? installing : Promise.resolve()).then(async () => {
    if (!needsServers) return null;
    const servers = await tally.check('servers of the tests', () => openTestServers(run));
    if (servers !== null) run.stops.push(servers.stop);
    return servers;
  });
  const working = installing.then(async (installed) => {
    if (installed === null) return null;
    const checking = runStaticChecks(tally, { chosen, all });
    const buildHash = needsBuild ? await tally.check('build', build) : null;
    await checking;
    return { buildHash };
  });
  const [servers, chromium, work] = await Promise.all([
    opening,
    chosen.has('e2e') ? tally.check('Chromium', openChromium) : null,
    working,
  ]);
  return work && { servers, chromium, ...work };
}

/**
 * @param {TestRun} run
 * @param {{ servers: import('./open-test-servers.mjs').TestServers, buildHash: string, chromium: string }} found
 */
async function runAllJourneys({ directory, children, tally, stops, all }, { servers, buildHash, chromium }) {
  const place = servers.programs === null ? null : `${servers.programs} ${await browserOf(chromium)}`;
  const plan = await planJourneys({ chosen: readJourneys(process.argv.slice(2)), place, all });
  if (plan.changed.length === 0 && plan.taken.parts > 0)
    return tally.checkCases('journeys', () => runJourneys(plan, { directory, env: {} }));
  const { prefix } = servers;
  const suite = await tally.check('suite on tiny demo data', async () => {
    // Inside the step, which does not begin after Ctrl-C: opened later, they would keep this process from ending.
    const provider = await openIdentityProvider(directory);
    const models = await openModelServer(directory);
    stops.push(provider.stop, models.stop);
    const files = { oauthProvidersFile: provider.file, modelsFile: models.file };
    const started = await startTestSuite({ directory, children, servers, buildHash, prefix, ...files });
    return { ...started, providerUrl: provider.url };
  });
  if (suite === null) return;
  const env = {
    ...addresses(servers),
    CONSOLE_URL: suite.url,
    CHROMIUM_PATH: chromium,
    SUITE_DIR: directory,
    SCHEMA_PREFIX: prefix,
    IDENTITY_PROVIDER_URL: suite.providerUrl,
  };
  await tally.checkCases('journeys', () => runJourneys(plan, { directory, env }));
  await suite.stop();
}

/**
 * @param {string} chromium
 * @returns {Promise<string>} another one for another browser
 */
async function browserOf(chromium) {
  const { size, mtimeMs } = await stat(chromium);
  return `${chromium} ${size} ${mtimeMs}`;
}

/** @param {import('./open-test-servers.mjs').TestServers} servers */
function addresses({ databaseUrl, redisUrl, prefix }) {
  return { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl, TEST_SCHEMA_PREFIX: prefix };
}
