import { sampledRows } from './sampled-rows.ts';

test('they are evenly spaced and end with the last', () => {
  expect([...sampledRows(10, 5)]).toEqual([1, 3, 5, 7, 9]);
  expect([...sampledRows(10, 3)]).toEqual([3, 6, 9]);
  expect([...sampledRows(10, 1)]).toEqual([9]);
});

test('few rows are all taken, none gives none', () => {
  expect([...sampledRows(3, 24)]).toEqual([0, 1, 2]);
  expect([...sampledRows(3, 3)]).toEqual([0, 1, 2]);
  expect([...sampledRows(0, 24)]).toEqual([]);
});

test.each([1, 2, 23, 24, 25, 100, 1249, 1250])('of %i rows none comes twice', (rows) => {
  const sample = [...sampledRows(rows, 24)];
  expect(new Set(sample).size).toBe(Math.min(rows, 24));
  expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  expect(sample.at(-1)).toBe(rows - 1);
});

test.each([
  [-1, 1],
  [1.5, 1],
  [3, 0],
  [3, NaN],
])('%s rows, at most %s, are refused', (rows, most) => {
  expect(() => sampledRows(rows, most)).toThrow(RangeError);
});
