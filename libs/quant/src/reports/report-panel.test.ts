import { NEVER } from '../panel/listing-rows.ts';
import { reportPanel } from './report-panel.ts';
import { historyOf } from './testing/history-of.ts';

const history = historyOf(
  [
    [10, 4, 1],
    [20, 5, 2],
    [40, 4, 1.5],
  ],
  [],
  [
    [12, 5, NaN],
    [30, 6, 7],
  ],
);
const shown = ({ values, known }: ReturnType<typeof reportPanel>): number[][] => [[...values], [...known]];

test('a row is a report, a column a stock; reports outside the span are left out', () => {
  expect(shown(reportPanel(history, { from: 5, to: 7 }))).toEqual([
    [2, NaN, NaN, NaN, NaN, 7],
    [20, NEVER, 12, NEVER, NEVER, 30],
  ]);
});

test('a figure that was reported again is the newer one, known since the first', () => {
  expect(shown(reportPanel(history, { from: 4, to: 5 }))).toEqual([
    [1.5, NaN, NaN],
    [10, NEVER, NEVER],
  ]);
});

test('what was announced after the day does not count', () => {
  expect(shown(reportPanel(history, { from: 4, to: 6, by: 20 }))).toEqual([
    [1, NaN, NaN, 2, NaN, NaN],
    [10, NEVER, NEVER, 20, NEVER, 12],
  ]);
  expect(shown(reportPanel(history, { from: 4, to: 5, by: 9 }))).toEqual([
    [NaN, NaN, NaN],
    [NEVER, NEVER, NEVER],
  ]);
});

test('an empty span, and no stocks, have no cells', () => {
  expect(reportPanel(history, { from: 5, to: 5 }).values).toHaveLength(0);
  expect(reportPanel(historyOf(), { from: 4, to: 9 }).values).toHaveLength(0);
});
