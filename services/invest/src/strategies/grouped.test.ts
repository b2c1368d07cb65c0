import { grouped } from './grouped.ts';

it('has each row under its key, in the order of the rows', () => {
  const groups = grouped([3, 1, 4, 1, 5], (number) => number % 2);
  expect([...groups]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
});

it('is empty for no rows', () => {
  expect(grouped([], String).size).toBe(0);
});
