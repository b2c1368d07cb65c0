import { appendFile, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { writeJson } from '../run/json-file.mjs';
import { DEMO_ACCOUNTS } from '../suite/demo-accounts.mjs';
import { runtimeFile, runtimeOf } from '../suite/runtime.mjs';
import { folders } from '../suite/service-plan.mjs';
import { listFiles } from '../workspace/files.mjs';
import { openBenchSuite } from './bench-suite.mjs';
import { openBrowser } from './open-browser.mjs';
import { scratchCopy } from './scratch-copy.mjs';
import { signIn } from './sign-in.mjs';
import { median, noise } from './statistics.mjs';

const ROUNDS = 3;
const MODULE = 'company';
const PAGE = '/edatabase/digitalecology';
const GOAL_LIVE_S = 8;
const GOAL_ROLLBACK_S = 1;
const PATIENCE_MS = 30_000;

/** @typedef {Awaited<ReturnType<typeof openBenchSuite>>} Suite */

/**
 * Measures a release beside a running suite: a developer changes a module and releases it, a user reloads and has
 * it. Then it is rolled back, as from the page of releases and by the command line.
 * @type {import('./run-bench.mjs').Bench}
 */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('tiny', stops);
  await writeJson(runtimeFile(suite.directory), runtimeOf(suite.plan));
  stops.push(() => rm(runtimeFile(suite.directory), { force: true }));
  const copy = await scratchCopy();
  stops.push(() => rm(copy, { recursive: true, force: true }));
  const page = await openPage(suite.url, { say, stops });
  const before = await untouched(suite, copy);
  /** @type {{ live: number[], rollback: number[], command: number[] }} */
  const times = { live: [], rollback: [], command: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const live = await secondsToLive(suite, { copy, page, round });
    const rollback = await secondsToRollBack(suite);
    await release(suite, copy, [MODULE]);
    const command = await secondsOf(() => release(suite, copy, ['--rollback', MODULE]));
    if (round === 0) continue;
    times.live.push(live);
    times.rollback.push(rollback);
    times.command.push(command);
  }
  if ((await untouched(suite, copy)) !== before)
    throw new Fault('a release built, published or restarted something else');
  yield figure('change to live', { values: times.live, goal: GOAL_LIVE_S });
  yield figure('rollback', { values: times.rollback, goal: GOAL_ROLLBACK_S });
  yield figure('rollback by command', { values: times.command, goal: null });
}

/**
 * @param {string} name
 * @param {{ values: number[], goal: number | null }} measured
 * @returns {import('./report.mjs').Figure}
 */
function figure(name, { values, goal }) {
  const value = median(values);
  const unit = { metric: 'seconds', unit: 's', better: /** @type {const} */ ('lower') };
  return { bench: 'release', case: name, ...unit, value, goal, measured: true, noise: noise(values) };
}

/**
 * Measures from the saved file until a user who reloads has it.
 * @param {Suite} suite
 * @param {{ copy: string, page: import('playwright-core').Page, round: number }} options
 */
async function secondsToLive(suite, { copy, page, round }) {
  // Written by the module itself when it is loaded, whatever its pages show.
  const source = join(copy, `mfe-${MODULE}/src/lifecycles.tsx`);
  await appendFile(source, `\ndocument.documentElement.dataset['release'] = '${round}';\n`);
  return secondsOf(async () => {
    await release(suite, copy, [MODULE]);
    await page.reload({ waitUntil: 'commit' });
    const mark = page.locator(`html[data-release="${round}"]`);
    await mark.waitFor({ state: 'attached', timeout: PATIENCE_MS });
  });
}

/**
 * Measures from the request until the registry, which gives every page its modules, names the version before.
 * @param {Suite} suite
 */
async function secondsToRollBack({ url }) {
  const headers = { authorization: `Bearer ${await signIn(url)}`, 'content-type': 'application/json' };
  const version = async () => {
    const { modules } = /** @type {{ modules: { name: string, version: string }[] }} */ (
      await (await fetch(`${url}/registry.json`, { headers })).json()
    );
    return modules.find(({ name }) => name === MODULE)?.version;
  };
  const released = await version();
  return secondsOf(async () => {
    const body = JSON.stringify({ module: MODULE });
    const answer = await fetch(`${url}/api/platform/releases/rollback`, { method: 'POST', headers, body });
    const said = await answer.text();
    if (!answer.ok || !JSON.parse(said).success) throw new Fault(`the rollback was refused: ${said}`);
    while ((await version()) === released) await pause(10);
  });
}

/**
 * @param {Suite} suite
 * @param {string} copy
 * @param {readonly string[]} args
 */
function release({ directory }, copy, args) {
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', REDIS_URL: '', REMOTES_DIR: '' };
  return runCommand(process.execPath, ['tools/release.mjs', ...args], { cwd: copy, env });
}

/** @param {() => Promise<unknown>} work */
async function secondsOf(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/**
 * The state that a release of the module must not change: all other builds and their published files, every
 * process.
 * @param {Suite} suite
 * @param {string} copy
 */
async function untouched({ directory, children }, copy) {
  const builds = (await listFiles(copy, (name) => name === 'node_modules' || name === '.nx'))
    .filter((file) => file.includes('/dist/') && !file.startsWith(`mfe-${MODULE}/`))
    .map((file) => join(copy, file));
  const { shell, remotes } = folders(directory);
  const published = [
    ...(await listFiles(shell)).map((file) => join(shell, file)),
    ...(await listFiles(remotes, (name) => name === MODULE)).map((file) => join(remotes, file)),
  ];
  const files = await Promise.all(
    [...builds, ...published].map(async (file) => [file, (await stat(file)).mtimeMs]),
  );
  return JSON.stringify([files, await readFile(children.ledger, 'utf8')]);
}

/**
 * Opens the module's page for a signed-in user.
 * @param {string} url
 * @param {Pick<import('./run-bench.mjs').BenchOptions, 'say' | 'stops'>} options
 */
async function openPage(url, { say, stops }) {
  const browser = await openBrowser({ say, stops });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const { username = '', password = '' } = DEMO_ACCOUNTS[0] ?? {};
  await page.goto(`${url}/login`);
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.locator(`a[href="${PAGE}"]`).first().waitFor();
  await page.goto(`${url}${PAGE}`);
  await page.locator(`section[data-module=${MODULE}] tr[data-row-key]`).first().waitFor();
  return page;
}
