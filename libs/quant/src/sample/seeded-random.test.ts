import { seededRandom } from './seeded-random.ts';

test('a seed repeats its numbers, from 0 up to 1, evenly', () => {
  const next = seededRandom(9);
  const numbers = Array.from({ length: 10_000 }, next);
  expect(Array.from({ length: 10_000 }, seededRandom(9))).toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  // The deviation of the mean of 10,000 is 0.0029.
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
});

test('neighbouring seeds begin far from each other', () => {
  const firsts = Array.from({ length: 100 }, (_, seed) => seededRandom(seed)());
  expect(new Set(firsts.map((first) => Math.floor(first * 10))).size).toBe(10);
});
