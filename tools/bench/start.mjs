import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runCommand } from '../run/command.mjs';
import { Fault } from '../run/fault.mjs';
import { freePort } from '../run/free-port.mjs';
import { dataDirectory, ROOT } from '../run/paths.mjs';
import { median, noise } from './statistics.mjs';

const RUNS = 5;
const GOAL_WARM_S = 8;
const GOAL_COLD_S = 150;
/** The measured start uses servers and schemas of its own, whatever the caller's environment names. */
const OWN_SERVERS = { DATABASE_URL: '', REDIS_URL: '', SCHEMA_PREFIX: '' };

/** Measures from the command to READY: warm as at the start of a working day, cold (`--cold`) from a fresh clone. */
/** @type {import('./run-bench.mjs').Bench} */
export async function* bench({ cold, say, stops }) {
  const figure = {
    bench: 'start',
    metric: 'seconds',
    unit: 's',
    better: /** @type {const} */ ('lower'),
    measured: true,
  };
  if (cold) {
    say('a fresh clone, everything from nothing…');
    yield { ...figure, case: 'cold', value: await coldStart(stops), goal: GOAL_COLD_S };
    return;
  }
  const env = { DATA_DIR: join(dataDirectory(), 'bench-start'), DEMO_SIZE: 'small' };
  say('a first start, not measured…');
  await secondsToReady(ROOT, { env, stops });
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await secondsToReady(ROOT, { env, stops }));
  yield { ...figure, case: 'warm', value: median(times), goal: GOAL_WARM_S, noise: noise(times) };
}

/** @param {import('./run-bench.mjs').Stops} stops */
async function coldStart(stops) {
  const folder = await mkdtemp(join(tmpdir(), 'console-cold-'));
  try {
    await runCommand('git', ['clone', '--quiet', ROOT, join(folder, 'clone')]);
    // Nx caches builds of all clones of a user together: this clone must find nothing there.
    const env = { DATA_DIR: '.data', NX_CACHE_DIRECTORY: join(folder, 'clone/.nx/cache') };
    return await secondsToReady(join(folder, 'clone'), { env, stops });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} directory
 * @param {{ env: Record<string, string>, stops: import('./run-bench.mjs').Stops }} options
 * @returns {Promise<number>}
 */
async function secondsToReady(directory, { env, stops }) {
  const began = performance.now();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: directory,
    env: { ...process.env, ...env, ...OWN_SERVERS, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => child.once('exit', () => resolve()));
  let output = '';
  /** @type {Promise<number>} */
  const ready = new Promise((resolve, reject) => {
    const read = (/** @type {string} */ chunk) => {
      output += chunk;
      if (/^READY /m.test(output)) resolve((performance.now() - began) / 1000);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', (code) => reject(new Fault(`npm start ended (${code}):\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGINT');
    await exited;
  };
  stops.push(stop);
  try {
    return await ready;
  } finally {
    await stop();
  }
}
