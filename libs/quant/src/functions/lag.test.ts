import { eachCell, seededPanel } from '../rules/testing/seeded-panel.ts';
import { callFaults, callFunction } from './testing/call-function.ts';

const values = Float64Array.from([1, 2, 3, NaN, 5, 6]);
const panel = Object.freeze({ dates: 3, stocks: 2 });

test('the value n rows back, whether or not there is one today', () => {
  expect([...callFunction('lag', [1], [values], panel)]).toEqual([NaN, NaN, 1, 2, 3, NaN]);
  expect([...callFunction('lag', [2], [values], panel)]).toEqual([NaN, NaN, NaN, NaN, 1, 2]);
});

test('before the first row there is nothing', () => {
  expect([...callFunction('lag', [3], [values], panel)].every(Number.isNaN)).toBe(true);
});

const along = (column: number[], n: number): number[] => [
  ...callFunction('lag', [n], [Float64Array.from(column)], { dates: column.length, stocks: 1 }),
];

test.each([
  ['nothing', [], 1, []],
  ['one row', [5], 1, [NaN]],
  ['as many rows as it goes back', [5, 6], 2, [NaN, NaN]],
  ['one row more', [5, 6, 7], 2, [NaN, NaN, 5]],
  ['the farthest there is', [5, 6], 10_000, [NaN, NaN]],
  ['infinities, −0 and what is missing as they were', [Infinity, -0, NaN, 1], 1, [NaN, Infinity, -0, NaN]],
  ['a day on which nothing is there', [4, NaN], 1, [NaN, 4]],
])('of %s', (_, column, n, expected) => {
  expect(along(column, n)).toEqual(expected);
});

test('a lag of a lag goes as far as both', () => {
  const size = { dates: 12, stocks: 5 };
  const drawn = seededPanel(7, { ...size, gaps: 0.2, strange: 0.1 });
  const twice = callFunction('lag', [3], [callFunction('lag', [2], [drawn], size)], size);
  expect(twice).toEqual(callFunction('lag', [5], [drawn], size));
});

test.each([1, 3, 11])('every cell is that of its own stock %i rows before', (n) => {
  const size = { dates: 12, stocks: 5 };
  const drawn = seededPanel(n, { ...size, gaps: 0.2 });
  const before = [...drawn];
  expect(callFunction('lag', [n], [drawn], size)).toEqual(
    eachCell(size, (date, stock) => drawn[(date - n) * 5 + stock] ?? NaN),
  );
  expect([...drawn]).toEqual(before);
});

test.each([
  [0, 'below-least'],
  [-1, 'below-least'],
  [10_001, 'above-most'],
  [1.5, 'wrong-kind'],
])('nothing is %d rows back: %s', (n, code) => {
  expect(callFaults('lag', [n], 1)).toMatchObject([{ path: ['n'], code }]);
});
