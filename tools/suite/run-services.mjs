import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../run/paths.mjs';
import { step } from '../run/step.mjs';
import { supervise } from '../run/supervise.mjs';
import { awaitReady } from './await-ready.mjs';
import { serviceEnvironment, SERVICES, workerAccount } from './service-plan.mjs';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools/run/follow-parent.mjs')).href;

/** @typedef {import('./service-plan.mjs').ServiceName} ServiceName */

/** @param {ServiceName} name @param {string} file */
const distFile = (name, file) => join(ROOT, 'services', name, 'dist', file);

/**
 * @typedef {{ ready: Promise<void>, restart: (service: string) => Promise<void>, stop: () => Promise<void> }} RunningServices
 * @param {import('./service-plan.mjs').SuitePlan} plan
 * @param {{ shell: string, children: import('../run/children.mjs').Children, without?: readonly string[] }} options
 *   `without` names workers that are not started
 * @returns {RunningServices}
 */
export function runServices(plan, { shell, children, without = [] }) {
  /** @type {Map<string, import('../run/supervise.mjs').Supervised>} */
  const running = new Map();
  /** @param {string} name @param {string} file @param {NodeJS.ProcessEnv} env */
  const run = (name, file, env) => {
    const supervised = supervise(
      name,
      () => children.start(name, { file: process.execPath, args: ['--import', FOLLOW_PARENT, file], env }),
      { closing: children.closing },
    );
    running.set(name, supervised);
    return supervised;
  };
  /** @param {ServiceName} name */
  const startService = async (name) => {
    const port = plan.ports[name];
    const env = serviceEnvironment(plan, name, { port, shell });
    await step(`service ${name}`, () => awaitReady(name, port, run(name, distFile(name, 'main.js'), env)));
  };
  /** @param {ServiceName} name */
  const startWorker = async (name) => {
    const worker = `${name}-worker`;
    const file = distFile(name, 'worker.js');
    if (without.includes(worker) || !(await stat(file).catch(() => null))) return;
    run(worker, file, serviceEnvironment(plan, workerAccount(name), { port: plan.ports[name] }));
  };
  // Workers come last: pages do not need them, and all of them start on the same cores.
  const ready = Promise.all(SERVICES.map(startService))
    .then(() => Promise.all(SERVICES.map(startWorker)))
    .then(() => undefined);
  return {
    ready,
    restart: async (service) => {
      await Promise.all([service, `${service}-worker`].map((name) => running.get(name)?.restart()));
    },
    stop: async () => {
      await Promise.all([...running.values()].map((each) => each.stop()));
    },
  };
}
