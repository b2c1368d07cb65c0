import { parentPort, workerData } from 'node:worker_threads';
import { dailySheet, sheetSizeOf } from '../factor/daily-sheet.ts';
import { factorReport } from '../factor/factor-report.ts';
import { ReturnOrders } from '../factor/return-orders.ts';
import { scanDates } from '../factor/scan-dates.ts';
import { applyRule } from '../rules/apply-rule.ts';
import type { ThreadInput, ThreadOrder } from './thread-order.ts';

/**
 * One of the threads that compute on shared memory: given a range of a factor's dates, it answers when that
 * is done; given a report or a rule, it answers the size of the result. The memory is the caller's, and no
 * two threads write to the same place.
 */
const { buffers, ...shape } = workerData as ThreadInput;
const input = {
  ...shape,
  prices: new Float64Array(buffers.prices),
  factor: new Float64Array(buffers.factor),
};
const sheet = dailySheet(sheetSizeOf(input), buffers.sheet);
const orders = new ReturnOrders(shape.dates, shape.stocks, shape.horizons.length, buffers.orders);

function carryOut(order: ThreadOrder): number {
  if (order.kind === 'report') return JSON.stringify(factorReport(sheet, shape.horizons)).length;
  if (order.kind === 'scan') {
    scanDates(input, { from: order.from, to: order.to, sheet, orders });
    return order.to - order.from;
  }
  const { factor, prices } = input;
  const inputs = [factor, prices, factor, prices].slice(0, order.inputs);
  return applyRule(order.rule, order.parameters, inputs, input).length;
}

parentPort?.on('message', (order: ThreadOrder) => parentPort?.postMessage(carryOut(order)));
