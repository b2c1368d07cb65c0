import { seededRandom } from '../sample/seeded-random.ts';
import { overReports } from './over-reports.ts';
import { entriesOf, historyOf, type Entry } from './testing/history-of.ts';

/** The window itself, as a number: its values, oldest first, as digits; a missing one is 0. */
const digits = (values: Float64Array): number =>
  values.reduce((number, value) => number * 10 + (Number.isNaN(value) ? 0 : value), 0);

const windowsOf = (entries: readonly Entry[], length: number): Entry[] =>
  entriesOf(overReports(historyOf(entries), { length, measure: digits }))[0] ?? [];

test.each<[string, number, Entry[], Entry[]]>([
  ['nothing', 3, [], []],
  ['one report', 3, [[10, 1, 5]], [[10, 1, 5]]],
  [
    'reports in order',
    2,
    [
      [10, 1, 5],
      [20, 2, 6],
      [30, 3, 7],
    ],
    [
      [10, 1, 5],
      [20, 2, 56],
      [30, 3, 67],
    ],
  ],
  [
    'a window of one',
    1,
    [
      [10, 1, 5],
      [20, 2, 6],
    ],
    [
      [10, 1, 5],
      [20, 2, 6],
    ],
  ],
  [
    'a report that is not there',
    3,
    [
      [10, 1, 5],
      [30, 3, 7],
    ],
    [
      [10, 1, 5],
      [30, 3, 507],
    ],
  ],
  [
    'a report without the figure',
    2,
    [
      [10, 1, NaN],
      [20, 2, 6],
    ],
    [
      [10, 1, 0],
      [20, 2, 6],
    ],
  ],
  // The second's window becomes known with the first, late.
  [
    'a report that comes late',
    2,
    [
      [10, 2, 6],
      [20, 1, 5],
    ],
    [
      [10, 2, 6],
      [20, 1, 5],
      [20, 2, 56],
    ],
  ],
  // The first again: its own window, and again that of the second.
  [
    'a report again',
    2,
    [
      [10, 1, 5],
      [20, 2, 6],
      [30, 1, 4],
    ],
    [
      [10, 1, 5],
      [20, 2, 56],
      [30, 1, 4],
      [30, 2, 46],
    ],
  ],
  [
    'one too old for the others’ windows',
    2,
    [
      [10, 3, 7],
      [20, 1, 5],
    ],
    [
      [10, 3, 7],
      [20, 1, 5],
    ],
  ],
  [
    'two of one day',
    2,
    [
      [10, 1, 5],
      [10, 2, 6],
    ],
    [
      [10, 1, 5],
      [10, 2, 56],
    ],
  ],
  [
    'the same twice on one day',
    2,
    [
      [10, 1, 5],
      [10, 1, 5],
    ],
    [
      [10, 1, 5],
      [10, 1, 5],
    ],
  ],
])('of %s', (_, length, entries, expected) => {
  expect(windowsOf(entries, length)).toEqual(expected);
});

test('each stock has its own windows, and a stock without reports none', () => {
  const history = historyOf(
    [[10, 1, 5]],
    [],
    [
      [10, 2, 6],
      [20, 3, 7],
    ],
  );
  expect(entriesOf(overReports(history, { length: 2, measure: digits }))).toEqual([
    [[10, 1, 5]],
    [],
    [
      [10, 2, 6],
      [20, 3, 67],
    ],
  ]);
});

test('the measured window reuses one array, and the history is not modified', () => {
  const history = historyOf([
    [10, 1, 5],
    [20, 2, 6],
  ]);
  const seen = new Set<Float64Array>();
  overReports(history, { length: 3, measure: (values) => (seen.add(values), values.fill(9), 0) });
  expect(seen.size).toBe(1);
  expect([...history.values]).toEqual([5, 6]);
});

test('a history out of order is refused', () => {
  expect(() =>
    overReports(
      historyOf([
        [20, 1, 5],
        [10, 2, 6],
      ]),
      { length: 1, measure: digits },
    ),
  ).toThrow(new RangeError('entry 1 of stock 0 became known before the one in front of it'));
});

test.each([1, 2, 3, 4])('seed %i: the last window known of a report is of the last figures known', (seed) => {
  const next = seededRandom(seed);
  const entries = Array.from({ length: 30 }, (_, at): Entry => [
    at,
    Math.floor(at / 2 - 3 * next()) + 3,
    Math.floor(9 * next()) + 1,
  ]);
  const windows = windowsOf(entries, 3);
  for (let day = 0; day < 30; day += 1) {
    const known = (report: number): number =>
      entries.findLast(([on, of]) => on <= day && of === report)?.[2] ?? 0;
    const reports = new Set(entries.filter(([on]) => on <= day).map(([, report]) => report));
    for (const report of reports) {
      const expected = 100 * known(report - 2) + 10 * known(report - 1) + known(report);
      expect(windows.findLast(([on, of]) => on <= day && of === report)?.[2]).toBe(expected);
    }
  }
});
