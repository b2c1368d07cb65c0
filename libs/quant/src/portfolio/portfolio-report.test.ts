import { performance } from '../performance/performance.ts';
import { relativePerformance } from '../performance/relative-performance.ts';
import { portfolioReport } from './portfolio-report.ts';

const daysOf = (...returns: number[]): Parameters<typeof portfolioReport>[0] => ({
  dates: returns.map((_, at) => `2024-01-${String(at + 2).padStart(2, '0')}`),
  returns: Float64Array.from(returns),
  invested: Float64Array.from(returns, (_, at) => at / 10),
  turnover: Float64Array.from(returns, () => 0.01),
});

test('falls have dates and days to recover, the longest recovery is of all of them', () => {
  // Wealth 1 → 0.5 → 0.75 → 1 → 0.8 → 1 → 0.9.
  const { worst, longestRecovery } = portfolioReport(daysOf(-0.5, 0.5, 1 / 3, -0.2, 0.25, -0.1), {
    start: '2024-01-01',
  });
  expect(
    worst.map(({ peak, trough, recovery, daysToRecover }) => [peak, trough, recovery, daysToRecover]),
  ).toEqual([
    ['2024-01-01', '2024-01-02', '2024-01-04', 2],
    ['2024-01-04', '2024-01-05', '2024-01-06', 1],
    ['2024-01-06', '2024-01-07', null, null],
  ]);
  expect(longestRecovery).toBe(2);
});

test('of seven falls the five deepest are reported, and the sixth may take longest', () => {
  const fall = (depth: number): number[] => [-depth, depth / (1 - depth)];
  const slow = [-0.01, 0, 0, 0.01 / 0.99];
  const { worst, longestRecovery } = portfolioReport(
    daysOf(...[0.1, 0.2, 0.3, 0.15, 0.25].flatMap(fall), ...slow, ...fall(0.02)),
  );
  expect(worst.map(({ depth }) => Math.round(depth * 100))).toEqual([-30, -25, -20, -15, -10]);
  expect(longestRecovery).toBe(3);
});

test('the statistics are those of the returns; turnover is a year of the mean day', () => {
  const days = daysOf(0.01, -0.02, 0.03);
  const benchmark = Float64Array.of(0.02, -0.01, 0.01);
  const report = portfolioReport(days, { benchmark, riskFree: 0.02 });
  expect(report.performance).toEqual(performance(days.returns, { riskFree: 0.02 }));
  expect(report.relative).toEqual(relativePerformance(days.returns, benchmark, { riskFree: 0.02 }));
  expect(report.annualTurnover).toBeCloseTo(2.52, 12);
  expect(report.investedShare).toBeCloseTo(0.1, 15);
  expect(report.months.map(({ year }) => year)).toEqual([2024]);
  expect(report.rolling.totalReturn.length).toBe(3);
});

test('without days everything is null', () => {
  const report = portfolioReport(daysOf());
  expect([report.annualTurnover, report.investedShare, report.longestRecovery, report.relative]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(report.worst).toEqual([]);
});
