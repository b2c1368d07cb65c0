import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../run/paths.mjs';
import { buildProject, install, withWorkspaceLock } from '../workspace/build.mjs';

/** @typedef {{ ask: (order: object) => Promise<readonly number[]>, stop: () => Promise<void> }} PortfolioWorker */

/** Builds the numeric core, unless it is built already. */
export async function buildQuant() {
  await install(() => undefined);
  await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
}

/**
 * A thread of the numeric core for checks and measurements of portfolios (libs/quant/src/worker).
 * @returns {PortfolioWorker}
 */
export function portfolioWorker() {
  const worker = new Worker(join(ROOT, 'libs/quant/dist/worker.js'));
  return {
    async ask(order) {
      const answered = once(worker, 'message');
      worker.postMessage(order);
      const [numbers] = await answered;
      return numbers;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
