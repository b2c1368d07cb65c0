import { parentPort, workerData } from 'node:worker_threads';
import { dailySheet, sheetSizeOf } from '../factor/daily-sheet.ts';
import { factorReport } from '../factor/factor-report.ts';
import { ReturnOrders } from '../factor/return-orders.ts';
import { scanDates } from '../factor/scan-dates.ts';
import type { ThreadInput, ThreadOrder } from './thread-order.ts';

/**
 * One of the threads that scan a factor's dates on shared memory: told a range, it answers when that is done;
 * told to report, how many bytes the report takes as text. The memory is the caller's, and no thread writes where
 * another does.
 */
const { buffers, ...shape } = workerData as ThreadInput;
const input = {
  ...shape,
  prices: new Float64Array(buffers.prices),
  factor: new Float64Array(buffers.factor),
};
const sheet = dailySheet(sheetSizeOf(input), buffers.sheet);
const orders = new ReturnOrders(shape.dates, shape.stocks, shape.horizons.length, buffers.orders);

parentPort?.on('message', (order: ThreadOrder) => {
  if (order.kind === 'scan') scanDates(input, { from: order.from, to: order.to, sheet, orders });
  const reported = order.kind === 'report' ? JSON.stringify(factorReport(sheet, shape.horizons)).length : 0;
  parentPort?.postMessage(reported);
});
