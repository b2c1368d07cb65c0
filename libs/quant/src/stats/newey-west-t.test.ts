import { random } from '../factor/testing/random-panel.ts';
import { neweyWestT } from './newey-west-t.ts';

const values = Object.freeze([1, 3, 2, 6]);

test('without a lag it is the mean over √(m2/n)', () => {
  // Mean 3; deviations −2 0 −1 3; m2 = 14/4 = 3.5.
  expect(neweyWestT(values, 0)).toBeCloseTo(3 / Math.sqrt(3.5 / 4), 14);
});

test('neighbours enter with falling weights', () => {
  // γ1 = (−2·0 + 0·−1 + −1·3)/4 = −0.75, γ2 = (−2·−1 + 0·3)/4 = 0.5, weights 2/3 and 1/3.
  const variance = 3.5 + 2 * (2 / 3) * -0.75 + 2 * (1 / 3) * 0.5;
  expect(neweyWestT(values, 2)).toBeCloseTo(3 / Math.sqrt(variance / 4), 14);
});

test('a lag beyond the sample adds nothing that is not there, though its weights spread', () => {
  // γ3 = −2·3/4 = −1.5; weights 1 − l/11.
  const variance = 3.5 + 2 * ((10 / 11) * -0.75 + (9 / 11) * 0.5 + (8 / 11) * -1.5);
  expect(neweyWestT(values, 10)).toBeCloseTo(3 / Math.sqrt(variance / 4), 12);
});

test('a series that repeats itself is worth fewer days', () => {
  const drawn = Array.from({ length: 60 }, (_, at) => Math.sin(at * at) + 0.4);
  const overlapping = drawn.flatMap((value) => [value, value, value, value]);
  expect(neweyWestT(overlapping, 3)).toBeLessThan(0.7 * neweyWestT(overlapping, 0));
});

test('missing values are left out and their neighbours meet', () => {
  expect(neweyWestT([NaN, 1, 3, NaN, 2, 6], 2)).toBe(neweyWestT(values, 2));
});

test('too few values or a flat sample have none', () => {
  expect(neweyWestT([2], 1)).toBeNaN();
  expect(neweyWestT([], 1)).toBeNaN();
  expect(neweyWestT([0.1, 0.1, 0.1], 1)).toBeNaN();
});

test('a lag is a whole number from zero', () => {
  expect(() => neweyWestT(values, -1)).toThrow(RangeError);
  expect(() => neweyWestT(values, 1.5)).toThrow('lag must be a whole number from 0, not 1.5');
});

test('it is the quadratic form of Bartlett weights over every pair of days', () => {
  const next = random(6);
  const values = Array.from({ length: 50 }, () => next() - 0.4);
  const mean = values.reduce((sum, value) => sum + value, 0) / 50;
  for (const lag of [0, 1, 4, 9]) {
    let variance = 0;
    for (const [at, one] of values.entries()) {
      for (const [to, other] of values.entries()) {
        variance += Math.max(0, 1 - Math.abs(at - to) / (lag + 1)) * (one - mean) * (other - mean);
      }
    }
    expect(neweyWestT(values, lag)).toBeCloseTo(mean / (Math.sqrt(variance) / 50), 11);
  }
});

test('read backwards it is the same, mirrored it is negative', () => {
  const mirrored = values.map((value) => -value);
  expect(neweyWestT([...values].reverse(), 2)).toBeCloseTo(neweyWestT(values, 2), 13);
  expect(neweyWestT(mirrored, 2)).toBeCloseTo(-neweyWestT(values, 2), 13);
});
