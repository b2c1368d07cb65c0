import { meanOf } from './mean-of.ts';

it('a mean is taken over the values present', () => {
  expect([meanOf([1, null, 4]), meanOf([null]), meanOf([])]).toEqual([2.5, null, null]);
});
