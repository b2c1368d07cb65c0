import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../run/paths.mjs';
import { serviceEnvironment, workerAccount } from '../../suite/service-plan.mjs';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools/run/follow-parent.mjs')).href;
const WORKER = join(ROOT, 'services/invest/dist/worker.js');
const WORKERS = 2;
const SETTINGS = { WORKER_CONCURRENCY: '2', WORKER_THREADS: '1' };

/**
 * Two workers, and what befalls them and their servers. A worker that is killed is started again at once.
 * @param {import('../open-soak-suite.mjs').SoakSuite} suite
 * @param {import('../random.mjs').Random} random
 */
export async function openDisturber({ plan, children, redisUrl, pids }, random) {
  const env = { ...serviceEnvironment(plan, workerAccount('invest'), { port: 0 }), ...SETTINGS };
  const launch = (/** @type {number} */ at) =>
    children.start(`soak-worker-${at}`, {
      file: process.execPath,
      args: ['--import', FOLLOW_PARENT, WORKER],
      env,
    });
  const workers = await Promise.all(Array.from({ length: WORKERS }, (_, at) => launch(at)));
  const done = { kill: 0, wipe: 0, restart: 0 };
  const acts = {
    kill: async () => {
      const at = random.integer(0, WORKERS - 1);
      const worker = workers[at];
      if (worker === undefined) return;
      // Only a process that is alive: its number may be another's by now.
      if (worker.isRunning()) process.kill(worker.pid, 'SIGKILL');
      await worker.exited;
      workers[at] = await launch(at);
    },
    wipe: async () => {
      const { createClient } = await import('redis');
      const client = createClient({ url: redisUrl });
      client.on('error', () => undefined);
      await client.connect();
      await client.flushAll();
      client.destroy();
    },
    restart: async () => {
      // Its supervisor starts it again; half of the times it has to recover first.
      const pid = pids(/^mariadb$/).get('mariadb');
      if (pid !== undefined) process.kill(pid, random.chance(0.5) ? 'SIGKILL' : 'SIGTERM');
    },
  };
  return {
    done,
    /** Those of a day, in their order. @param {readonly import('./plan-disturbances.mjs').Disturbance[]} ofDay */
    act: async (ofDay) => {
      let passed = 0;
      for (const { kind, afterMs } of ofDay) {
        await pause(afterMs - passed);
        passed = afterMs;
        await acts[kind]();
        done[kind] += 1;
      }
    },
    stop: () => Promise.all(workers.map((worker) => worker.stop())).then(() => undefined),
  };
}
