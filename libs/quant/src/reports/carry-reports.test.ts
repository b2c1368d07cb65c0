import { carryReports } from './carry-reports.ts';
import { historyOf } from './testing/history-of.ts';

/** Monday to Wednesday, then the Monday after. */
const days = Object.freeze([100, 101, 102, 107]);

test('a report is there from its announcement on, not before', () => {
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
