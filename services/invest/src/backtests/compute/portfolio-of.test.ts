import { portfolioOf } from './portfolio-of.ts';

const DATES = ['2024-01-30', '2024-01-31', '2024-02-01', '2024-02-02', '2024-02-05'];
/** Up a tenth, down a fifth, up a quarter: back at 1.1; the last date has no day after it. */
const FORWARD = [0.1, -0.2, 0.25, null, null];
const round = (value: number | null): number | null => value && Number(value.toFixed(9));

it('dates a return by the day on which it is earned', () => {
  const held = portfolioOf(FORWARD, { dates: DATES, benchmark: null });
  expect(held.returns).toEqual([null, 0.1, -0.2, 0.25, null]);
  expect(held.wealth.map(round)).toEqual([1, 1.1, 0.88, 1.1, null]);
  expect(held.drawdowns.map(round)).toEqual([0, 0, -0.2, 0, null]);
  expect(round(held.monthlyReturns['2024-01'] ?? null)).toBe(0.1);
  expect(round(held.monthlyReturns['2024-02'] ?? null)).toBe(0);
  expect(held.worst.map((fall) => ({ ...fall, depth: round(fall.depth) }))).toEqual([
    { depth: -0.2, peak: '2024-01-31', trough: '2024-02-01', recovery: '2024-02-02', length: 2 },
  ]);
});

it('sums up over the days that have a return', () => {
  const held = portfolioOf(FORWARD, { dates: DATES, benchmark: null });
  expect(round(held.totalReturn)).toBe(0.1);
  expect(held.annualReturn).toBeCloseTo(1.1 ** (252 / 3) - 1, 6);
  expect(round(held.maxDrawdown)).toBe(-0.2);
  expect(round(held.winRate)).toBe(round(2 / 3));
  // Mean 0.05; deviations 0.05, -0.25, 0.2: the sum of squares is 0.105.
  expect(held.annualVolatility).toBeCloseTo(Math.sqrt((0.105 / 2) * 252), 9);
  expect(held.sharpe).toBeCloseTo((0.05 / Math.sqrt(0.105 / 2)) * Math.sqrt(252), 9);
  expect(held.relative).toBeNull();
});

it('is compared with the benchmark of the same days', () => {
  const benchmark = Float64Array.of(0.9, 0.05, -0.1, 0.125, 0.9);
  const { relative } = portfolioOf(FORWARD, { dates: DATES, benchmark });
  expect(relative?.beta).toBeCloseTo(2, 9);
  expect(relative?.alpha).toBeCloseTo(0, 9);
});

it('without a return is undefined, not zero', () => {
  const held = portfolioOf([null, null], { dates: DATES.slice(0, 2), benchmark: null });
  expect(held).toMatchObject({ totalReturn: null, maxDrawdown: null, worst: [], monthlyReturns: {} });
});
