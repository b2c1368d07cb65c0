import { Random } from './random.ts';

const draws = (seed: string, count = 20_000, draw = (random: Random) => random.next()) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => draw(random));
};
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the same seed gives the same numbers, another seed others', () => {
  expect(draws('1', 5)).toEqual(draws('1', 5));
  expect(draws('1', 5)).not.toEqual(draws('2', 5));
});

test('uniform numbers stay in [0, 1) and average a half', () => {
  const values = draws('u');
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(mean(values)).toBeCloseTo(0.5, 2);
});

test('heavy tails have variance 1 and far more than normal beyond four deviations', () => {
  const values = draws('t', 60_000, (random) => random.heavyTailed());
  expect(mean(values.map((value) => value ** 2))).toBeCloseTo(1, 1);
  // A normal variable exceeds four deviations once in 16,000 draws.
  expect(values.filter((value) => Math.abs(value) > 4).length).toBeGreaterThan(60);
});

test('a weighted choice follows its weights and never takes a weight of 0', () => {
  const counts = new Map<string, number>();
  for (const item of draws('w', 20_000, (random) => random.weighted([1, 3, 0], (weight) => weight))) {
    counts.set(String(item), (counts.get(String(item)) ?? 0) + 1);
  }
  expect(counts.has('0')).toBe(false);
  expect((counts.get('3') ?? 0) / 20_000).toBeCloseTo(0.75, 1);
});
