import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { falseDiscoveryRates } from './false-discovery-rates.ts';

/** The definition: of all tests with at least this p-value, the least p · m / rank. */
function byDefinition(p: readonly number[]): number[] {
  const tests = p.filter((value) => !Number.isNaN(value));
  const rankOf = (value: number): number => tests.filter((other) => other <= value).length;
  return p.map((value) =>
    Number.isNaN(value)
      ? NaN
      : Math.min(
          1,
          ...tests.filter((other) => other >= value).map((other) => (other * tests.length) / rankOf(other)),
        ),
  );
}

test('they are those of R: p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05, 0.9), "BH")', () => {
  expectClose(
    falseDiscoveryRates(Object.freeze([0.01, 0.02, 0.03, 0.04, 0.05, 0.9])),
    [0.06, 0.06, 0.06, 0.06, 0.06, 0.9],
  );
});

test('Benjamini and Hochberg’s own fifteen p-values: four are rejected at 5 %', () => {
  const p = [1, 4, 19, 95, 201, 278, 298, 344, 459, 3240, 4262, 5719, 6528, 7590, 10000];
  const rates = falseDiscoveryRates(p.map((value) => value / 10_000));
  expect([...rates].filter((rate) => rate <= 0.05)).toHaveLength(4);
  expect(rates[3]).toBeCloseTo((0.0095 * 15) / 4, 12);
});

test('a single test is its own p-value, and none gives none', () => {
  expect([...falseDiscoveryRates([0.03])]).toEqual([0.03]);
  expect([...falseDiscoveryRates([])]).toEqual([]);
});

test('equal p-values have equal rates', () => {
  expectClose(falseDiscoveryRates([0.04, 0.01, 0.04, 0.04]), [0.04, 0.04, 0.04, 0.04]);
});

test('missing ones stay missing and make the family no larger', () => {
  expectClose(falseDiscoveryRates([NaN, 0.01, NaN, 0.04]), [NaN, 0.02, NaN, 0.04]);
  expect([...falseDiscoveryRates([NaN, NaN])]).toEqual([NaN, NaN]);
});

test('zero stays zero, one stays one', () => {
  expect([...falseDiscoveryRates([0, 1])]).toEqual([0, 1]);
});

test.each([-0.1, 1.1, Infinity, -Infinity])('%s is no probability', (value) => {
  expect(() => falseDiscoveryRates([0.5, value])).toThrow(RangeError);
});

test.each([1, 2, 3, 4])('seed %i: they follow the definition, whatever the order and the ties', (seed) => {
  const random = seededRandom(seed);
  const p = Array.from({ length: 80 }, () => (random() < 0.1 ? NaN : Math.round(random() ** 3 * 200) / 200));
  expectClose(falseDiscoveryRates(p), byDefinition(p));
});

test('the p-values are not modified', () => {
  const p = Float64Array.of(0.5, 0.1);
  falseDiscoveryRates(p);
  expect([...p]).toEqual([0.5, 0.1]);
});
