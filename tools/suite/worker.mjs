import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runMain } from '../run/fault.mjs';
import { readJson } from '../run/json-file.mjs';
import { dataDirectory, ROOT } from '../run/paths.mjs';
import { planOf, runtimeFile } from './runtime.mjs';
import { serviceEnvironment, workerAccount } from './service-plan.mjs';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools/run/follow-parent.mjs')).href;

/** `npm run worker`: one more worker of the data service beside a running `npm start`, until Ctrl-C. */
export function main() {
  return runMain(async () => {
    const directory = dataDirectory();
    const runtime = await readJson(
      runtimeFile(directory),
      /** @type {import('./runtime.mjs').Runtime | null} */ (null),
    );
    if (runtime === null) throw new Fault(`Nothing runs on ${directory}: npm start first.`);
    console.log('One more worker for imports. Ctrl-C stops it.');
    return runWorker(serviceEnvironment(planOf(runtime), workerAccount('data'), { port: 0 }));
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
function runWorker(env) {
  const worker = spawn(
    process.execPath,
    ['--import', FOLLOW_PARENT, join(ROOT, 'services/data/dist/worker.js')],
    // A session of its own: Ctrl-C reaches it once, through us.
    { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => worker.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => resolve(code ?? 1));
  });
}
