import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../run/free-port.mjs';
import { ROOT } from '../../run/paths.mjs';
import { awaitServer } from '../../servers/await-server.mjs';
import { serviceEnvironment, workerAccount } from '../../suite/service-plan.mjs';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'tools/run/follow-parent.mjs')).href;
const WORKER = join(ROOT, 'services/invest/dist/worker.js');
/** Time in which its computing thread opens its connections. */
const SETTLE_MS = 2000;

/**
 * A worker of backtests, as `npm run worker` starts it; resolves once it takes jobs.
 * @param {{ plan: import('../../suite/service-plan.mjs').SuitePlan,
 *   children: import('../../run/children.mjs').Children }} suite
 * @param {NodeJS.ProcessEnv} settings beside those of the suite
 * @param {import('../run-bench.mjs').Stops} stops
 */
export async function startInvestWorker({ plan, children }, settings, stops) {
  const port = await freePort();
  const env = { ...serviceEnvironment(plan, workerAccount('invest'), { port: 0 }), ...settings };
  const worker = await children.start('invest-bench-worker', {
    file: process.execPath,
    args: ['--import', FOLLOW_PARENT, WORKER],
    env: { ...env, WORKER_PORT: String(port) },
  });
  // Before its rows in the database are deleted.
  stops.push(worker.stop);
  await awaitServer(worker, () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  await pause(SETTLE_MS);
  return worker;
}
