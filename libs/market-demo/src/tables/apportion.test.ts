import { apportion } from './apportion.ts';

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [100, [58, 7, 35], [58, 7, 35]],
  [5, [0.9, 0.1], [5, 0]],
  [0, [1, 2], [0, 0]],
  [1, [0, 3, 3], [0, 1, 0]],
])('%d by %j is %j', (total, weights, parts) => {
  expect(apportion(total, weights)).toEqual(parts);
});

test('weights that sum to zero are refused', () => {
  expect(() => apportion(3, [])).toThrow(RangeError);
  expect(() => apportion(3, [0, 0])).toThrow(RangeError);
});
