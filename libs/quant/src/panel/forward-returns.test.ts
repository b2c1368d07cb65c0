import { seededRandom } from '../sample/seeded-random.ts';
import { forwardReturns } from './forward-returns.ts';

test('a forward return looks the horizon’s rows ahead, stock by stock', () => {
  const prices = Float64Array.from([10, 8, 12, 4, 15, 16]);
  const shape = { dates: 3, stocks: 2 };
  expect([...forwardReturns(shape, prices, 1)]).toEqual([12 / 10 - 1, -0.5, 0.25, 3, NaN, NaN]);
  expect([...forwardReturns(shape, prices, 2)]).toEqual([0.5, 1, NaN, NaN, NaN, NaN]);
  expect([...forwardReturns(shape, prices, 3)]).toEqual([NaN, NaN, NaN, NaN, NaN, NaN]);
});

test('a missing end gives none, a gap between does not matter', () => {
  const prices = Float64Array.from([10, NaN, 15, 0, 30]);
  const shape = { dates: 5, stocks: 1 };
  expect([...forwardReturns(shape, prices, 1)]).toEqual([NaN, NaN, NaN, NaN, NaN]);
  expect([...forwardReturns(shape, prices, 2)]).toEqual([0.5, NaN, 1, NaN, NaN]);
});

test('a horizon is a whole number of rows', () => {
  expect(() => forwardReturns({ dates: 1, stocks: 1 }, new Float64Array(1), 0)).toThrow(RangeError);
  expect(() => forwardReturns({ dates: 1, stocks: 1 }, new Float64Array(1), 1.5)).toThrow(RangeError);
  expect(() => forwardReturns({ dates: 1, stocks: 2 }, new Float64Array(1), 1)).toThrow(
    'prices: 1 cells for 1 × 2',
  );
});

test('each cell of a random panel is its own quotient, and prices are not modified', () => {
  const next = seededRandom(17);
  const shape = { dates: 20, stocks: 7 };
  const prices = Float64Array.from({ length: 140 }, () => (next() < 0.2 ? NaN : 5 + next()));
  const before = prices.slice();
  for (const horizon of [1, 3, 19, 20, 50]) {
    const returns = forwardReturns(shape, prices, horizon);
    returns.forEach((value, cell) => {
      const later = cell + horizon * 7 < 140 ? (prices[cell + horizon * 7] ?? NaN) : NaN;
      expect(value).toBe(later / (prices[cell] ?? NaN) - 1);
    });
  }
  expect(prices).toEqual(before);
});

test('days compound to the horizon where none is missing', () => {
  const shape = { dates: 6, stocks: 1 };
  const prices = Float64Array.from([10, 11, 9, 12, 12.5, 11]);
  const [daily, weekly] = [forwardReturns(shape, prices, 1), forwardReturns(shape, prices, 5)];
  const compounded = daily.subarray(0, 5).reduce((grown, value) => grown * (1 + value), 1) - 1;
  expect(weekly[0]).toBeCloseTo(compounded, 14);
});

test.each([
  ['no dates', 0, []],
  ['one date', 1, [5]],
  ['a price below zero', 2, [5, -1]],
  ['an infinite price at the end', 2, [5, Infinity]],
  ['an infinite price at the start', 2, [Infinity, 5]],
  ['all missing', 2, [NaN, NaN]],
])('of %s there is none', (_, dates, prices) => {
  const returns = forwardReturns({ dates, stocks: 1 }, Float64Array.from(prices), 1);
  expect([...returns]).toEqual(prices.map(() => NaN));
});

test.each([
  ['tiny prices: 3 / 2 − 1', [2e-300, 3e-300], 0.5],
  ['huge prices: 1 / 4 − 1', [4e300, 1e300], -0.75],
  ['no change', [7, 7], 0],
])('of %s', (_, prices, expected) => {
  expect(forwardReturns({ dates: 2, stocks: 1 }, Float64Array.from(prices), 1)[0]).toBeCloseTo(expected, 14);
});

test.each([NaN, Infinity, -1])('a horizon of %d is named', (horizon) => {
  expect(() => forwardReturns({ dates: 1, stocks: 1 }, new Float64Array(1), horizon)).toThrow(
    new RangeError(`horizon must be a whole number from 1, not ${horizon}`),
  );
});
