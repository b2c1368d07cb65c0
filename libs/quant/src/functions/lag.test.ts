import { callFunction } from './testing/call-function.ts';

const values = Float64Array.from([1, 2, 3, NaN, 5, 6]);
const panel = Object.freeze({ dates: 3, stocks: 2 });

test('the value n rows back, whether or not there is one today', () => {
  expect([...callFunction('lag', [1], [values], panel)]).toEqual([NaN, NaN, 1, 2, 3, NaN]);
  expect([...callFunction('lag', [2], [values], panel)]).toEqual([NaN, NaN, NaN, NaN, 1, 2]);
});

test('before the first row there is nothing', () => {
  expect([...callFunction('lag', [3], [values], panel)].every(Number.isNaN)).toBe(true);
});
