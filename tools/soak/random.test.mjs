import { Random } from './random.mjs';

const numbers = (/** @type {Random} */ random) => Array.from({ length: 20 }, () => random.integer(0, 999));

test('the same seed and index give the same numbers, others give different ones', () => {
  expect(numbers(new Random(5, 7))).toEqual(numbers(new Random(5, 7)));
  expect(numbers(new Random(5, 8))).not.toEqual(numbers(new Random(5, 7)));
  expect(numbers(new Random(6, 7))).not.toEqual(numbers(new Random(5, 7)));
});

test('the first numbers of neighbouring requests are spread over the whole range', () => {
  const first = Array.from({ length: 4000 }, (_, index) => new Random(1, index).integer(0, 9));
  for (let digit = 0; digit < 10; digit += 1)
    expect(first.filter((number) => number === digit).length).toBeGreaterThan(300);
});

test('a weight decides how often a value comes', () => {
  const random = new Random(3);
  const drawn = Array.from({ length: 2000 }, () =>
    random.weighted([
      [9, 'often'],
      [1, 'seldom'],
    ]),
  );
  const often = drawn.filter((value) => value === 'often').length;
  expect(often).toBeGreaterThan(1700);
  expect(often).toBeLessThan(1900);
});
