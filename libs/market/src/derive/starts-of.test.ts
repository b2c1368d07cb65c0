import { startsOf } from './starts-of.ts';

test('each security has the rows from its start to the next', () => {
  expect([...startsOf([1, 1, 3], 5)]).toEqual([0, 0, 2, 2, 3, 3]);
  expect([...startsOf([], 2)]).toEqual([0, 0, 0]);
});
