import { meanOf } from './mean-of.ts';

it('a mean is of the values that are there', () => {
  expect([meanOf([1, null, 4]), meanOf([null]), meanOf([])]).toEqual([2.5, null, null]);
});
