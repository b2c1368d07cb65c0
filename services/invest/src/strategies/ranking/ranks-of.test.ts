import { ranksOf } from './ranks-of.ts';

test('the highest has rank 1; equal values share one, and missing ones have none', () => {
  expect(ranksOf([3, null, 5, 3, 1])).toEqual([2, null, 1, 2, 4]);
});

test('where low is better, the lowest has rank 1', () => {
  expect(ranksOf([0.5, 0, 0.5], 'lowest')).toEqual([2, 1, 2]);
});
