import { callFunction } from './testing/call-function.ts';

const of = (...values: number[]): Float64Array => Float64Array.from(values);
const panel = Object.freeze({ dates: 1, stocks: 4 });

test('log is natural, and there is none of what is not above 0', () => {
  expect([...callFunction('log', [], [of(1, Math.E, 0, -1)], panel)]).toEqual([0, 1, NaN, NaN]);
});

test('abs drops the sign', () => {
  expect([...callFunction('abs', [], [of(-2, 2, -Infinity, NaN)], panel)]).toEqual([2, 2, Infinity, NaN]);
});

test('clamp keeps values between its ends', () => {
  expect([...callFunction('clamp', [-1, 3], [of(-2, 2, Infinity, NaN)], panel)]).toEqual([-1, 2, 3, NaN]);
});

test('min and max go through panels cell by cell, and miss what one of them misses', () => {
  const panels = [of(1, 5, NaN, 2), of(3, 4, 1, 2), of(2, 6, 1, NaN)];
  expect([...callFunction('min', [], panels, panel)]).toEqual([1, 4, NaN, NaN]);
  expect([...callFunction('max', [], panels, panel)]).toEqual([3, 6, NaN, NaN]);
  expect([...(panels[0] ?? [])]).toEqual([1, 5, NaN, 2]);
});
