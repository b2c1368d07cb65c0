import { checkHistory, type ReportHistory } from './report-history.ts';
import { historyOf } from './testing/history-of.ts';

const history = historyOf(
  [
    [10, 1, 5],
    [20, 2, 6],
  ],
  [],
  [[5, 1, 7]],
);
const check = (part: Partial<ReportHistory>) => (): void => checkHistory({ ...history, ...part });

test.each<[string, ReportHistory]>([
  ['stocks with and without reports', history],
  ['no stock', historyOf()],
  ['stocks without any report', historyOf([], [])],
  [
    'two reports of one day',
    historyOf([
      [10, 1, 5],
      [10, 2, 6],
    ]),
  ],
  [
    'a report that comes late',
    historyOf([
      [10, 2, 5],
      [20, 1, 6],
    ]),
  ],
  [
    'a report again',
    historyOf([
      [10, 1, 5],
      [20, 1, 6],
    ]),
  ],
  [
    'missing and infinite figures',
    historyOf([
      [10, 1, NaN],
      [20, 2, Infinity],
    ]),
  ],
  [
    'days before any epoch',
    historyOf([
      [-20, 1, 5],
      [-10, 2, 6],
    ]),
  ],
])('a history of %s is one', (_, one) => {
  expect(() => checkHistory(one)).not.toThrow();
});

test.each<[string, Partial<ReportHistory>]>([
  ['3 values of 2 reports known on 3 days', { reports: new Int32Array(2) }],
  ['3 values of 3 reports known on 4 days', { known: new Int32Array(4) }],
  ['2 values of 3 reports known on 3 days', { values: new Float64Array(2) }],
  ['starts of stocks run from 0 to the number of entries, 3', { starts: new Int32Array(0) }],
  ['starts of stocks run from 0 to the number of entries, 3', { starts: Int32Array.of(1, 3) }],
  ['starts of stocks run from 0 to the number of entries, 3', { starts: Int32Array.of(0, 2) }],
  ['stock 1 ends before it begins', { starts: Int32Array.of(0, 2, 1, 3) }],
  ['entry 1 of stock 0 became known before the one in front of it', { known: Int32Array.of(20, 10, 5) }],
])('it is refused: %s', (message, part) => {
  expect(check(part)).toThrow(new RangeError(message));
});

test('the days of one stock are independent of another’s', () => {
  expect(check({ known: Int32Array.of(10, 20, 1) })).not.toThrow();
  expect(check({ starts: Int32Array.of(0, 3) })).toThrow('entry 2 of stock 0');
});
