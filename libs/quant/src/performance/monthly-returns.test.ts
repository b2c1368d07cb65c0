import { gappySample } from '../testing/gappy-sample.ts';
import { productOf } from '../testing/oracles/product-of.ts';
import { monthlyReturns } from './monthly-returns.ts';

test('returns of a month compound', () => {
  const months = monthlyReturns(
    Object.freeze([0.5, 0.5, -0.5, 0.25]),
    Object.freeze(['2023-12-28', '2023-12-29', '2024-01-02', '2024-02-01']),
  );
  expect(months).toEqual({ '2023-12': 1.25, '2024-01': -0.5, '2024-02': 0.25 });
  expect(Object.keys(months)).toEqual(['2023-12', '2024-01', '2024-02']);
});

test('the months compound to the whole', () => {
  const dates = Array.from({ length: 60 }, (_, at) => `2024-0${1 + Math.floor(at / 20)}-01`);
  const returns = dates.map((_, at) => Math.sin(at * at) * 0.02);
  const whole = returns.reduce((wealth, value) => wealth * (1 + value), 1);
  const months = Object.values(monthlyReturns(returns, dates));
  expect(months).toHaveLength(3);
  expect(months.reduce((wealth, value) => wealth * (1 + value), 1)).toBeCloseTo(whole, 13);
});

test('missing returns are left out, a month without returns is absent', () => {
  expect(monthlyReturns([NaN, 0.5, NaN], ['2024-01-02', '2024-01-03', '2024-02-01'])).toEqual({
    '2024-01': 0.5,
  });
});

test('every return must have a date', () => {
  expect(() => monthlyReturns([0.1, 0.1], ['2024-01-02'])).toThrow('1 dates for 2 returns');
});

test.each([
  ['one day', [0.5], ['2024-01-31'], { '2024-01': 0.5 }],
  [
    'the last day of a year and the first of the next',
    [1, 1],
    ['2023-12-31', '2024-01-01'],
    { '2023-12': 1, '2024-01': 1 },
  ],
  ['the same month of two years', [1, 3], ['2023-05-04', '2024-05-04'], { '2023-05': 1, '2024-05': 3 }],
  // 2 · ½ = 1.
  ['a month that ends where it began', [1, -0.5], ['2024-02-01', '2024-02-29'], { '2024-02': 0 }],
  ['everything lost', [-1, 2], ['2024-03-01', '2024-03-02'], { '2024-03': -1 }],
  ['nothing', [], [], {}],
])('of %s', (_, returns, dates, months) => {
  expect(monthlyReturns(Object.freeze(returns), Object.freeze(dates))).toEqual(months);
});

test('a month that is interrupted is one month, at its first place', () => {
  const months = monthlyReturns([1, 1, 1], ['2024-02-01', '2024-01-01', '2024-02-02']);
  expect(Object.entries(months)).toEqual([
    ['2024-02', 3],
    ['2024-01', 1],
  ]);
});

test('each month is the product of its own days', () => {
  const dates = Array.from({ length: 90 }, (_, at) => `2024-0${1 + (at % 9)}-${10 + Math.floor(at / 9)}`);
  const returns = gappySample(2, { count: 90, gaps: 0.2 }).map((value) => value / 30);
  const found = monthlyReturns(returns, dates);
  for (let month = 1; month <= 9; month += 1) {
    const own = returns.filter((_, at) => dates[at]?.startsWith(`2024-0${month}`));
    expect(found[`2024-0${month}`]).toBeCloseTo(productOf(own) - 1, 14);
  }
});
