import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { pairwiseVariance } from '../testing/oracles/pairwise-variance.ts';
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

test('a lag beyond the sample adds no terms, although its weights change', () => {
  // γ3 = −2·3/4 = −1.5; weights 1 − l/11.
  const variance = 3.5 + 2 * ((10 / 11) * -0.75 + (9 / 11) * 0.5 + (8 / 11) * -1.5);
  expect(neweyWestT(values, 10)).toBeCloseTo(3 / Math.sqrt(variance / 4), 12);
});

test('a series that repeats itself is worth fewer days', () => {
  const drawn = Array.from({ length: 60 }, (_, at) => Math.sin(at * at) + 0.4);
  const overlapping = drawn.flatMap((value) => [value, value, value, value]);
  expect(neweyWestT(overlapping, 3)).toBeLessThan(0.7 * neweyWestT(overlapping, 0));
});

test('missing values are left out and their neighbours become adjacent', () => {
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
  const next = seededRandom(6);
  const drawn = Array.from({ length: 50 }, () => next() - 0.4);
  const mean = drawn.reduce((sum, value) => sum + value, 0) / 50;
  for (const lag of [0, 1, 4, 9])
    expect(neweyWestT(drawn, lag)).toBeCloseTo(mean / Math.sqrt(pairwiseVariance(drawn, lag)), 11);
});

test('read backwards it is the same, mirrored it is negative', () => {
  const mirrored = values.map((value) => -value);
  expect(neweyWestT([...values].reverse(), 2)).toBeCloseTo(neweyWestT(values, 2), 13);
  expect(neweyWestT(mirrored, 2)).toBeCloseTo(-neweyWestT(values, 2), 13);
});

test.each([1, 2, 3, 4])(
  'seed %i: it is the quadratic form of the present values of a series with gaps, for any lag',
  (seed) => {
    const series = gappySample(seed, { count: 40, gaps: 0.2, ties: 0.4 }).map((value) => value + 1);
    const kept = series.filter((value) => !Number.isNaN(value));
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    const lags = [0, 1, 2, 5, 20, 60];
    expectClose(
      lags.map((lag) => neweyWestT(series, lag)),
      lags.map((lag) => mean / Math.sqrt(pairwiseVariance(kept, lag))),
      1e-10,
    );
  },
);

/** Mean 1 and deviations −1 1: m2 = 1, γ1 = −1/2. */
test.each([
  [0, Math.SQRT2, 'variance 1'],
  [1, 2, 'variance 1 + 2 · ½ · −½ = ½'],
  [3, Math.sqrt(8), 'variance 1 + 2 · ¾ · −½ = ¼'],
])('two values with a lag of %i have the t %d: %s', (lag, t) => {
  expect(neweyWestT(Object.freeze([0, 2]), lag)).toBeCloseTo(t, 13);
});

test.each([
  ['all missing', [NaN, NaN, NaN]],
  ['both zeros', [0, -0]],
  ['an infinite value', [1, 2, Infinity]],
])('%s have none', (_, series) => {
  expect(neweyWestT(series, 1)).toBeNaN();
});

test('the scale does not matter, and a mean of zero has a t of zero', () => {
  for (const scale of [1e-100, 1e100])
    expect(
      neweyWestT(
        values.map((value) => value * scale),
        2,
      ),
    ).toBeCloseTo(neweyWestT(values, 2), 12);
  expect(neweyWestT([-3, 1, 2], 1)).toBe(0);
});

test.each([NaN, Infinity, -Infinity, -0.5])('%d is no lag', (lag) => {
  expect(() => neweyWestT(values, lag)).toThrow(
    new RangeError(`lag must be a whole number from 0, not ${lag}`),
  );
});
