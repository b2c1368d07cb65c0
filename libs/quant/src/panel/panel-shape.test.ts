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

test('a range must be within the dates', () => {
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

test.each([
  ['an empty panel', { dates: 0, stocks: 5 }, 0],
  ['one without stocks', { dates: 5, stocks: 0 }, 0],
  ['one cell', { dates: 1, stocks: 1 }, 1],
])('%s has its cells, and no other number', (_, of, cells) => {
  expect(() => checkCells(of, { close: new Float64Array(cells) })).not.toThrow();
  expect(() => checkCells(of, { close: new Float64Array(cells + 1) })).toThrow(
    new RangeError(`close: ${cells + 1} cells for ${of.dates} × ${of.stocks}`),
  );
});

test('the first array that does not fit is named, of any kind; no arrays fit', () => {
  expect(() => checkCells(shape, { a: new Uint8Array(6), b: [1, 2], c: '1' })).toThrow(
    'b: 2 cells for 3 × 2',
  );
  expect(() => checkStocks(shape, { a: 'ab', b: new Int32Array(3) })).toThrow('b: 3 values for 2 stocks');
  expect(() => checkCells(shape, {})).not.toThrow();
  expect(() => checkStocks(shape, {})).not.toThrow();
});

test.each([
  [2, 1],
  [-1, 0],
  [0, 4],
  [NaN, 2],
  [0, 1.5],
  [0, Infinity],
])('dates from %d to %d are named', (from, to) => {
  expect(() => checkRange(shape, { from, to })).toThrow(
    new RangeError(`no dates from ${from} to ${to} of 3`),
  );
});
