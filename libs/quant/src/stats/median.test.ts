import { median, medianInPlace } from './median.ts';

test('the middle value, or the mean of the middle two', () => {
  expect(median(Object.freeze([3, 1, 2]))).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([10, -9, 2])).toBe(2);
});

test('missing values do not count', () => {
  expect(median([NaN, 5, NaN, 1])).toBe(3);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
  expect(median([NaN])).toBeNaN();
});

test('in place it takes the first values alone, in any order, ties and infinities among them', () => {
  const samples = [
    [3],
    [2, 1],
    [5, 5, 5, 5],
    [9, 1, 8, 2, 7, 3],
    [Infinity, -Infinity, 0],
    [4, 4, 1, 4, 0, 9, 2],
  ];
  for (const sample of samples)
    for (let turn = 0; turn < sample.length; turn += 1) {
      const values = [...sample.slice(turn), ...sample.slice(0, turn)];
      const sorted = values.toSorted((a, b) => a - b);
      const [low, high] = [sorted[(values.length - 1) >> 1] ?? NaN, sorted[values.length >> 1] ?? NaN];
      expect(medianInPlace(Float64Array.from([...values, -99, 99]), values.length)).toBe((low + high) / 2);
    }
  expect(medianInPlace(new Float64Array(2), 0)).toBeNaN();
});
