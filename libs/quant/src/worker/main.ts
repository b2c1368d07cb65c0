import { parentPort } from 'node:worker_threads';
import { randomAlphas } from '../checks/random-alphas.ts';
import { TimedPortfolio } from './timed-portfolios.ts';
import { timedWeights } from './timed-weights.ts';
import type { WorkOrder } from './work-order.ts';

/** A thread for checks and measurements of portfolios, which need no server: it answers every order with numbers. */
const portfolios = new TimedPortfolio();

function carryOut(order: WorkOrder): readonly number[] {
  switch (order.kind) {
    case 'alphas':
      return [...randomAlphas(order)];
    case 'weights':
      return timedWeights(order);
    case 'portfolios':
      return portfolios.seconds(order);
  }
}

parentPort?.on('message', (order: WorkOrder) => parentPort?.postMessage(carryOut(order)));
