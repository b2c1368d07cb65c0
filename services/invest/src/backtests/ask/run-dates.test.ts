import { runDates } from './run-dates.ts';

const DATES = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-08', '2024-01-09'];
const asked = (from: string | null, to: string | null, horizons: number[] = [1]) => ({ from, to, horizons });

it.each([
  [null, null, { from: 0, to: 6 }],
  ['2024-01-03', '2024-01-08', { from: 1, to: 5 }],
  ['2023-06-01', '2024-01-07', { from: 0, to: 4 }],
  ['2024-01-04', '2030-01-01', { from: 2, to: 6 }],
])('are the trading days from %s to %s, both included', (from, to, range) => {
  expect(runDates(DATES, asked(from, to))).toEqual(range);
});

it.each([
  ['2024-01-10', null],
  [null, '2024-01-01'],
  ['2024-01-06', '2024-01-07'],
  ['2024-01-05', '2024-01-03'],
])('are refused where there are none: %s to %s', (from, to) => {
  expect(() => runDates(DATES, asked(from, to))).toThrow('所选区间内没有交易日');
});

it('are refused where fewer than two have every forward return', () => {
  expect(runDates(DATES, asked(null, null, [1, 4]))).toEqual({ from: 0, to: 6 });
  expect(() => runDates(DATES, asked(null, null, [1, 5]))).toThrow('所选区间只有 6 个交易日，至少需要 7 个');
});

it('are none for an empty market', () => {
  expect(() => runDates([], asked(null, null))).toThrow('没有交易日');
});
