import { historyOf, type Entry } from '../reports/testing/history-of.ts';
import { companyReports } from './company-reports.ts';

/** The figures of income statements follow from the first. */
function reportsOf(income: readonly (readonly Entry[])[], equity: readonly (readonly Entry[])[]) {
  const times = (factor: number) =>
    historyOf(
      ...income.map((own) => own.map(([known, report, value]): Entry => [known, report, factor * value])),
    );
  return companyReports({
    revenue: times(1),
    profit: times(2),
    salesRevenue: times(3),
    salesCost: times(4),
    equity: historyOf(...equity),
  });
}

test('a report has its equity from the balance sheet on, and is known without it before', () => {
  const reports = reportsOf(
    [
      [
        [10, 4, 1],
        [20, 5, 2],
      ],
      [[15, 4, 7]],
    ],
    [
      [
        [20, 5, 50],
        [30, 4, 40],
      ],
      [[12, 4, 70]],
    ],
  );
  expect(reports).toEqual({
    starts: Int32Array.of(0, 3, 4),
    known: Int32Array.of(10, 20, 30, 15),
    quarters: Int32Array.of(4, 5, 4, 4),
    revenue: Float64Array.of(1, 2, 1, 7),
    profit: Float64Array.of(2, 4, 2, 14),
    salesRevenue: Float64Array.of(3, 6, 3, 21),
    salesCost: Float64Array.of(4, 8, 4, 28),
    equity: Float64Array.of(NaN, 50, 40, 70),
  });
});

test('a report without a balance sheet has no equity, a balance sheet alone is no report', () => {
  const { known, quarters, equity } = reportsOf([[[10, 4, 1]], []], [[[12, 5, 50]], [[12, 5, 50]]]);
  expect([[...known], [...quarters], [...equity]]).toEqual([[10], [4], [NaN]]);
});

test('of what becomes known on one day the older report comes first', () => {
  const { quarters } = reportsOf(
    [
      [
        [10, 4, 1],
        [11, 5, 2],
      ],
    ],
    [
      [
        [30, 4, 40],
        [30, 5, 50],
      ],
    ],
  );
  expect([...quarters]).toEqual([4, 5, 4, 5]);
});

test('figures of an income statement that do not have the same entries are refused', () => {
  const one = historyOf([[10, 4, 1]]);
  const none = historyOf([]);
  expect(() =>
    companyReports({ revenue: one, profit: none, salesRevenue: one, salesCost: one, equity: none }),
  ).toThrow(new RangeError('profit: 0 entries of 1'));
});
