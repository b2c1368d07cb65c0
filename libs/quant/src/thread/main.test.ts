import { jest } from '@jest/globals';
import { dailySheet, sheetBytes, sheetSizeOf } from '../factor/daily-sheet.ts';
import { factorReport } from '../factor/factor-report.ts';
import { ReturnOrders } from '../factor/return-orders.ts';
import { scanDates } from '../factor/scan-dates.ts';
import { randomPanel } from '../factor/testing/random-panel.ts';
import type { ThreadInput, ThreadOrder } from './thread-order.ts';

const panel = randomPanel({ dates: 20, stocks: 30, seed: 3 });
const shared = (cells: Float64Array): SharedArrayBuffer => {
  const buffer = new SharedArrayBuffer(cells.byteLength);
  new Float64Array(buffer).set(cells);
  return buffer;
};
const { prices, factor, ...shape } = panel;
const workerData: ThreadInput = {
  ...shape,
  buffers: {
    prices: shared(prices),
    factor: shared(factor),
    sheet: shared(new Float64Array(sheetBytes(sheetSizeOf(panel)) / 8).fill(NaN)),
    orders: new SharedArrayBuffer(ReturnOrders.bytes(panel.dates, panel.stocks, panel.horizons.length)),
  },
};

/** The thread's end of its port: what it listens to and what it answers. */
const listeners: ((order: ThreadOrder) => void)[] = [];
const answers: number[] = [];
jest.unstable_mockModule('node:worker_threads', () => ({
  workerData,
  parentPort: {
    on: (_: string, listener: (order: ThreadOrder) => void) => listeners.push(listener),
    postMessage: (answer: number) => answers.push(answer),
  },
}));
await import('./main.ts');

function answerTo(order: ThreadOrder): number | undefined {
  for (const listener of listeners) listener(order);
  return answers.pop();
}

const sheet = dailySheet(sheetSizeOf(panel), workerData.buffers.sheet);

test('a thread fills the range of dates that it is given, and says how many', () => {
  expect(answerTo({ kind: 'scan', from: 5, to: 12 })).toBe(7);
  expect([...sheet.rowsKept.subarray(0, 5)].every(Number.isNaN)).toBe(true);
  expect([...sheet.rowsKept.subarray(5, 12)]).toEqual([...scanDates(panel).rowsKept.subarray(5, 12)]);
});

test('the ranges of several orders are the whole, to the bit', () => {
  expect([answerTo({ kind: 'scan', from: 0, to: 5 }), answerTo({ kind: 'scan', from: 12, to: 20 })]).toEqual([
    5, 8,
  ]);
  expect([...sheet.rankIc]).toEqual([...scanDates(panel).rankIc]);
  expect([...sheet.turnover]).toEqual([...scanDates(panel).turnover]);
});

test('a report is as long as that of the sheet', () => {
  const report = JSON.stringify(factorReport(scanDates(panel), panel.horizons));
  expect(answerTo({ kind: 'report' })).toBe(report.length);
});

test.each<[string, ThreadOrder]>([
  ['of one input', { kind: 'rule', rule: 1, parameters: { full: 1, zero: 0 }, inputs: 1 }],
  ['of two', { kind: 'rule', rule: 8, parameters: { weights: [1, 2] }, inputs: 2 }],
])('a rule %s makes a panel of every cell', (_, order) => {
  expect(answerTo(order)).toBe(panel.dates * panel.stocks);
});

test('a rule whose parameters do not fit is refused', () => {
  expect(() => answerTo({ kind: 'rule', rule: 1, parameters: { full: 1, zero: 1 }, inputs: 1 })).toThrow(
    RangeError,
  );
});

test('the panels that are shared are not written to', () => {
  expect(new Float64Array(workerData.buffers.prices)).toEqual(prices);
  expect(new Float64Array(workerData.buffers.factor)).toEqual(factor);
});
