import { adjustCloses } from './adjust-closes.ts';

const closes = Object.freeze([10, 11, 6, 6.6]);
const factors = Object.freeze([1, 1, 2, 2]);

test('backward adjusting multiplies by the factor of the day', () => {
  expect([...adjustCloses(closes, factors, 'backward')]).toEqual([10, 11, 12, 13.2]);
});

test('forward adjusting leaves the last close as it was traded', () => {
  expect([...adjustCloses(closes, factors, 'forward')]).toEqual([5, 5.5, 6, 6.6]);
});

test.each(['forward', 'backward'] as const)(
  'returns of %s closes are those of closes over pre_close',
  (mode) => {
    const adjusted = adjustCloses(closes, factors, mode);
    const preCloses = [NaN, 10, 5.5, 6];
    for (const at of [1, 2, 3]) {
      const before = adjusted[at - 1] ?? NaN;
      expect((adjusted[at] ?? NaN) / before).toBeCloseTo((closes[at] ?? NaN) / (preCloses[at] ?? NaN), 14);
    }
  },
);

test('a missing close stays missing, and nothing gives nothing', () => {
  expect([...adjustCloses([NaN, 2], [1, 1], 'forward')]).toEqual([NaN, 2]);
  expect([...adjustCloses([], [], 'forward')]).toEqual([]);
});
