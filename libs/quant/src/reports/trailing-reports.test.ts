import { entriesOf, historyOf, type Entry } from './testing/history-of.ts';
import { trailingReports } from './trailing-reports.ts';

const Q1 = 2023 * 4;

const trailingOf = (...entries: readonly Entry[]): Entry[] =>
  entriesOf(trailingReports(historyOf(entries)))[0] ?? [];

test('a report has the last four quarters up to it, from its own announcement on', () => {
  expect(trailingOf([10, Q1, 1], [20, Q1 + 3, 10], [30, Q1 + 4, 5], [40, Q1 + 7, 26])).toEqual([
    [10, Q1, NaN],
    [20, Q1 + 3, 10],
    [30, Q1 + 4, 14],
    [40, Q1 + 7, 26],
  ]);
});

test('a year that comes after the quarter behind it makes that quarter known then', () => {
  expect(trailingOf([10, Q1, 1], [20, Q1 + 4, 5], [25, Q1 + 3, 10])).toEqual([
    [10, Q1, NaN],
    [20, Q1 + 4, NaN],
    [25, Q1 + 3, 10],
    [25, Q1 + 4, 14],
  ]);
});

test('a figure that is reported again replaces those that it is part of', () => {
  expect(trailingOf([10, Q1, 1], [20, Q1 + 3, 10], [30, Q1 + 4, 5], [40, Q1 + 3, 12]).slice(-2)).toEqual([
    [40, Q1 + 3, 12],
    [40, Q1 + 4, 16],
  ]);
});

test('stocks are apart, and one without reports has none', () => {
  const history = historyOf([[10, Q1 + 3, 1]], [], [[10, Q1 + 4, 5]]);
  expect(entriesOf(trailingReports(history))).toEqual([[[10, Q1 + 3, 1]], [], [[10, Q1 + 4, NaN]]]);
});
