import { checkCells, checkRange, checkStocks } from './panel-shape.ts';

const shape = Object.freeze({ dates: 3, stocks: 2 });

test('a panel has a cell for every date and stock', () => {
  expect(() => checkCells(shape, { close: new Float64Array(6) })).not.toThrow();
  expect(() => checkCells(shape, { close: new Float64Array(6), st: new Uint8Array(5) })).toThrow(
    'st: 5 cells for 3 × 2',
  );
});

test('an array of stocks has a value for every one', () => {
  expect(() => checkStocks(shape, { boards: ['main', 'bse'] })).not.toThrow();
  expect(() => checkStocks(shape, { boards: ['main'] })).toThrow('boards: 1 values for 2 stocks');
});

test('a range lies within the dates', () => {
  for (const [from, to] of [
    [0, 3],
    [1, 1],
    [3, 3],
  ] as const) {
    expect(() => checkRange(shape, { from, to })).not.toThrow();
  }
  for (const [from, to] of [
    [-1, 2],
    [2, 1],
    [0, 4],
    [0.5, 2],
  ] as const) {
    expect(() => checkRange(shape, { from, to })).toThrow(RangeError);
  }
});
