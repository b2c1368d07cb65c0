import { seededRandom } from '../sample/seeded-random.ts';
import { carryReports } from './carry-reports.ts';
import { historyOf, type Entry } from './testing/history-of.ts';

/** Monday to Wednesday, then the Monday after. */
const days = Object.freeze([100, 101, 102, 107]);

test('a report is shown from its announcement on, not before', () => {
  const history = historyOf([[101, 1, 5]], [[104, 1, 6]], []);
  expect([...carryReports(history, { days, most: 400 })]).toEqual([
    ...[NaN, NaN, NaN],
    ...[5, NaN, NaN],
    ...[5, NaN, NaN],
    // Announced on the Friday that is no row: known on the row after it.
    ...[5, 6, NaN],
  ]);
});

test('what was announced before the first row counts from its own day', () => {
  const history = historyOf([[96, 1, 5]], [[95, 1, 6]]);
  expect([...carryReports(history, { days, most: 6 })]).toEqual([5, 6, 5, 6, 5, NaN, NaN, NaN]);
});

test('the latest report known is shown: of two on one day the newer, and never an older that comes late', () => {
  const history = historyOf(
    [
      [100, 4, 40],
      [100, 5, 50],
      [107, 6, 60],
    ],
    [
      [100, 5, 51],
      [101, 4, 41],
    ],
  );
  expect([...carryReports(history, { days, most: 400 })]).toEqual([50, 51, 50, 51, 50, 51, 60, 51]);
});

test('a second figure of a report replaces the first and does not make it younger', () => {
  const history = historyOf([
    [100, 4, 40],
    [102, 4, 44],
  ]);
  expect([...carryReports(history, { days, most: 400 })]).toEqual([40, 40, 44, 44]);
  expect([...carryReports(history, { days, most: 5 })]).toEqual([40, 40, 44, NaN]);
});

test('a report without the figure hides the one before', () => {
  const history = historyOf([
    [100, 4, 40],
    [102, 5, NaN],
  ]);
  expect([...carryReports(history, { days, most: 400 })]).toEqual([40, 40, NaN, NaN]);
});

test('days and histories out of order are refused', () => {
  const history = historyOf([[100, 4, 40]]);
  expect(() => carryReports(history, { days: [1, 1], most: 400 })).toThrow(
    new RangeError('row 1 is not after the one before it'),
  );
  expect(() => carryReports({ ...history, starts: Int32Array.of(0, 2) }, { days, most: 400 })).toThrow(
    new RangeError('starts of stocks run from 0 to the number of entries, 1'),
  );
  expect(() => carryReports({ ...history, known: Int32Array.of() }, { days, most: 400 })).toThrow(
    new RangeError('1 values of 1 reports known on 0 days'),
  );
  const late = historyOf([
    [101, 4, 40],
    [100, 5, 50],
  ]);
  expect(() => carryReports(late, { days, most: 400 })).toThrow(
    new RangeError('entry 1 of stock 0 became known before the one in front of it'),
  );
  const crossed = { ...late, starts: Int32Array.of(0, 2, 1, 2) };
  expect(() => carryReports(crossed, { days, most: 400 })).toThrow(RangeError);
});

test.each<[string, Entry[], number, number[]]>([
  ['nothing', [], 400, [NaN, NaN, NaN, NaN]],
  ['a report that is known after the last row', [[108, 1, 5]], 400, [NaN, NaN, NaN, NaN]],
  ['a report that is known on the last row', [[107, 1, 5]], 400, [NaN, NaN, NaN, 5]],
  ['a report for its own day alone', [[101, 1, 5]], 0, [NaN, 5, NaN, NaN]],
  ['a report for exactly as long as to the last row', [[101, 1, 5]], 6, [NaN, 5, 5, 5]],
  ['a report for a day less', [[101, 1, 5]], 5, [NaN, 5, 5, NaN]],
  ['a report for ever', [[-1e6, 1, 5]], Infinity, [5, 5, 5, 5]],
  [
    'a newer one that is known when the older has expired',
    [
      [90, 1, 5],
      [102, 2, 6],
    ],
    3,
    [NaN, NaN, 6, NaN],
  ],
  ['an infinite figure, which is one', [[100, 1, Infinity]], 400, [Infinity, Infinity, Infinity, Infinity]],
  [
    'a figure taken back',
    [
      [100, 1, 5],
      [101, 1, NaN],
    ],
    400,
    [5, NaN, NaN, NaN],
  ],
  [
    'all of them on one day',
    [
      [101, 1, 5],
      [101, 2, 6],
      [101, 3, 7],
    ],
    400,
    [NaN, 7, 7, 7],
  ],
])('of %s', (_, entries, most, expected) => {
  expect([...carryReports(historyOf(entries), { days, most })]).toEqual(expected);
});

test('no stock has no cell, and no row none either', () => {
  expect(carryReports(historyOf(), { days, most: 400 })).toHaveLength(0);
  expect(carryReports(historyOf([[100, 1, 5]]), { days: [], most: 400 })).toHaveLength(0);
});

test.each([1, 2, 3, 4])('seed %i: every cell is the newest report known on the day', (seed) => {
  const next = seededRandom(seed);
  const stocks = Array.from({ length: 5 }, () =>
    Array.from({ length: 12 }, (_, at): Entry => {
      const figure = next() < 0.1 ? NaN : Math.floor(9 * next());
      return [3 * at + Math.floor(3 * next()), Math.max(0, at - Math.floor(3 * next())), figure];
    }).sort(([one, report], [other, otherReport]) => one - other || report - otherReport),
  );
  const rows = Array.from({ length: 40 }, (_, at) => at).filter(() => next() < 0.7);
  const panel = carryReports(historyOf(...stocks), { days: rows, most: 7 });
  for (const [date, day] of rows.entries())
    for (const [stock, entries] of stocks.entries()) {
      const known = entries.filter(([on]) => on <= day);
      const newest = Math.max(...known.map(([, report]) => report));
      const own = known.filter(([, report]) => report === newest);
      const isFresh = day - (own[0]?.[0] ?? -Infinity) <= 7;
      expect(panel[date * 5 + stock]).toBe(isFresh ? (own.at(-1)?.[2] ?? NaN) : NaN);
    }
});
