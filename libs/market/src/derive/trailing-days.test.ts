import { TrailingDays } from './trailing-days.ts';

test('the last days of a security are there, the oldest makes room', () => {
  const days = new TrailingDays(2, 3);
  expect([...days.of(1)]).toEqual([NaN, NaN]);
  days.add(Float64Array.of(NaN, 5, NaN));
  days.add(Float64Array.of(NaN, 6, NaN));
  expect([...days.of(1)].sort()).toEqual([5, 6]);
  days.add(Float64Array.of(NaN, NaN, 7));
  expect([...days.of(1)].sort()).toEqual([6, NaN]);
  expect([...days.of(2)].sort()).toEqual([7, NaN]);
});

test('a day that lacks a security is a missing value of it', () => {
  const days = new TrailingDays(1, 2);
  days.add(Float64Array.of(NaN, 5));
  days.add(Float64Array.of(NaN));
  expect([...days.of(1)]).toEqual([NaN]);
});
