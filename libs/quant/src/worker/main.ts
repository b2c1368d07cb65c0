import { parentPort } from 'node:worker_threads';
import { closeness } from '../checks/closeness.ts';
import { randomAlphas } from '../checks/random-alphas.ts';
import { TimedIndexPanel } from './timed-indexes.ts';
import { TimedPortfolio } from './timed-portfolios.ts';
import { timedWeights } from './timed-weights.ts';
import type { WorkOrder } from './work-order.ts';

/** A thread for checks and measurements of portfolios, which need no server: it answers every order with numbers. */
const portfolios = new TimedPortfolio();
const indexes = new TimedIndexPanel();

function carryOut(order: WorkOrder): readonly number[] {
  switch (order.kind) {
    case 'alphas':
      return [...randomAlphas(order)];
    case 'closeness': {
      const { meanTotal, feasible75 } = closeness(order);
      return [meanTotal, feasible75];
    }
    case 'indexes':
      return indexes.seconds(order);
    case 'weights':
      return timedWeights(order);
    case 'portfolios':
      return portfolios.seconds(order);
  }
}

parentPort?.on('message', (order: WorkOrder) => parentPort?.postMessage(carryOut(order)));
