import { gappySample } from '../testing/gappy-sample.ts';
import { productOf } from '../testing/oracles/product-of.ts';
import { annualReturn, totalReturn } from './compound-return.ts';

test('returns compound', () => {
  // 1.1 · 0.5 · 1.2 = 0.66
  expect(totalReturn(Object.freeze([0.1, -0.5, 0.2]))).toBeCloseTo(-0.34, 15);
});

test('a year has the given number of returns', () => {
  // 1.21 over two returns: half a year of four, two years of one.
  expect(annualReturn([0.1, 0.1], 4)).toBeCloseTo(1.21 ** 2 - 1, 14);
  expect(annualReturn([0.1, 0.1], 1)).toBeCloseTo(0.1, 14);
  expect(annualReturn([0.1, 0.1], 252)).toBeCloseTo(1.1 ** 252 - 1, -4);
});

test('missing returns are no periods', () => {
  expect(totalReturn([NaN, 0.1, NaN, 0.1])).toBe(totalReturn([0.1, 0.1]));
  expect(annualReturn([NaN, 0.1, NaN, 0.1], 4)).toBe(annualReturn([0.1, 0.1], 4));
});

test('a total loss is −1 a year too, a larger one has no yearly rate', () => {
  expect(annualReturn([0.5, -1, 0.5], 252)).toBe(-1);
  expect(totalReturn([-1.5])).toBe(-1.5);
  expect(annualReturn([-1.5], 252)).toBeNaN();
  expect(annualReturn([-1.5], 1)).toBeNaN();
});

test('no returns give none', () => {
  expect(totalReturn([])).toBeNaN();
  expect(annualReturn([NaN], 252)).toBeNaN();
});

/** Growth g over n returns is g^(periods / n) a year. */
test.each([
  ['one return', [0.5], 2, 0.5, 1.25, '1.5² − 1'],
  ['a gain and its loss', [1, -0.5], 252, 0, 0, '2 · ½ = 1'],
  ['nothing moving', [0, -0, 0], 252, 0, 0, '1'],
  ['a quarter of four', [0.21, 0, 0, 0], 2, 0.21, 0.1, '√1.21 − 1'],
  ['a loss of nearly all', [-0.75, 0], 1, -0.75, -0.5, '√0.25 − 1'],
  ['two losses of more than everything', [-3, -1.5], 2, 0, 0, '−2 · −½ = 1'],
])('of %s', (_, returns, periods, total, yearly) => {
  expect(totalReturn(Object.freeze(returns))).toBeCloseTo(total, 14);
  expect(annualReturn(Object.freeze(returns), periods)).toBeCloseTo(yearly, 14);
});

test.each([1, 2, 3, 4])('seed %i: it is the product of the present returns, and its root', (seed) => {
  const returns = gappySample(seed, { count: 80, gaps: 0.2, ties: 0.2 }).map((value) => value / 100);
  const count = returns.filter((value) => !Number.isNaN(value)).length;
  const wealth = productOf(returns);
  expect(totalReturn(returns)).toBe(wealth - 1);
  for (const periods of [1, 12, 252])
    expect((1 + annualReturn(returns, periods)) ** (count / periods)).toBeCloseTo(wealth, 11);
});

test('parts compound to the whole, in any order', () => {
  const returns = gappySample(5, { count: 60 }).map((value) => value / 50);
  const [early, late] = [totalReturn(returns.slice(0, 20)), totalReturn(returns.slice(20))];
  expect((1 + early) * (1 + late) - 1).toBeCloseTo(totalReturn(returns), 13);
  expect(totalReturn([...returns].reverse())).toBeCloseTo(totalReturn(returns), 13);
});

test('an overflow is infinite, and small returns are not lost', () => {
  expect(totalReturn(new Float64Array(400).fill(9))).toBe(Infinity);
  expect(totalReturn([Infinity])).toBe(Infinity);
  expect(totalReturn(new Float64Array(1000).fill(1e-12))).toBeCloseTo(1e-9, 12);
  expect(annualReturn([-1], 252)).toBe(-1);
});
