import { monthlyReturns } from './monthly-returns.ts';

test('returns of a month compound', () => {
  const months = monthlyReturns(
    Object.freeze([0.5, 0.5, -0.5, 0.25]),
    Object.freeze(['2023-12-28', '2023-12-29', '2024-01-02', '2024-02-01']),
  );
  expect(months).toEqual({ '2023-12': 1.25, '2024-01': -0.5, '2024-02': 0.25 });
  expect(Object.keys(months)).toEqual(['2023-12', '2024-01', '2024-02']);
});

test('months together are the whole', () => {
  const dates = Array.from({ length: 60 }, (_, at) => `2024-0${1 + Math.floor(at / 20)}-01`);
  const returns = dates.map((_, at) => Math.sin(at * at) * 0.02);
  const whole = returns.reduce((wealth, value) => wealth * (1 + value), 1);
  const months = Object.values(monthlyReturns(returns, dates));
  expect(months).toHaveLength(3);
  expect(months.reduce((wealth, value) => wealth * (1 + value), 1)).toBeCloseTo(whole, 13);
});

test('missing returns are left out, a month of none is absent', () => {
  expect(monthlyReturns([NaN, 0.5, NaN], ['2024-01-02', '2024-01-03', '2024-02-01'])).toEqual({
    '2024-01': 0.5,
  });
});

test('every return has its date', () => {
  expect(() => monthlyReturns([0.1, 0.1], ['2024-01-02'])).toThrow('1 dates for 2 returns');
});
