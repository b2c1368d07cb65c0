import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runMain } from '../run/fault.mjs';
import { readJson } from '../run/json-file.mjs';
import { dataDirectory, ROOT } from '../run/paths.mjs';
import { planOf, runtimeFile } from './runtime.mjs';
import { serviceEnvironment, SERVICES, workerAccount } from './service-plan.mjs';
import { workerOptions } from './worker-options.mjs';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools/run/follow-parent.mjs')).href;

/** `npm run worker`: one more worker of each service that has them, beside a running `npm start`, until Ctrl-C. */
export function main() {
  return runMain(async () => {
    const options = workerOptions(process.argv.slice(2));
    const directory = dataDirectory();
    const runtime = await readJson(
      runtimeFile(directory),
      /** @type {import('./runtime.mjs').Runtime | null} */ (null),
    );
    if (runtime === null) throw new Fault(`Nothing runs on ${directory}: npm start first.`);
    const services = chosen(options.service);
    console.log(`One more worker for ${services.join(' and ')}. Ctrl-C stops it.`);
    const plan = planOf(runtime);
    return runWorkers(
      services.map((service) => ({
        file: workerFile(service),
        env: { ...serviceEnvironment(plan, workerAccount(service), { port: 0 }), ...options.env },
      })),
    );
  });
}

/** @param {string} service */
const workerFile = (service) => join(ROOT, 'services', service, 'dist/worker.js');

/**
 * @param {string | null} wanted
 * @returns {readonly import('./service-plan.mjs').ServiceName[]}
 */
function chosen(wanted) {
  const having = SERVICES.filter((service) => existsSync(workerFile(service)));
  if (wanted === null) return having;
  const service = having.find((name) => name === wanted);
  if (service === undefined) throw new Fault(`--service ${wanted}: choose of ${having.join(', ')}`);
  return [service];
}

/**
 * @param {readonly { file: string, env: NodeJS.ProcessEnv }[]} wanted
 * @returns {Promise<number>} 0 when all exited with 0, else the code of the first that did not
 */
async function runWorkers(wanted) {
  const workers = wanted.map(({ file, env }) =>
    // A separate session: Ctrl-C reaches it once, through us.
    spawn(process.execPath, ['--import', FOLLOW_PARENT, file], {
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const stop = () => workers.forEach((worker) => worker.kill('SIGTERM'));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  const codes = await Promise.all(
    workers.map(
      (worker) =>
        /** @type {Promise<number>} */ (
          new Promise((resolve, reject) => {
            worker.once('error', reject);
            worker.once('exit', (code) => {
              // One that fails ends the others too: for the user they are one command.
              if (code !== 0) stop();
              resolve(code ?? 1);
            });
          })
        ),
    ),
  );
  return codes.find((code) => code !== 0) ?? 0;
}
