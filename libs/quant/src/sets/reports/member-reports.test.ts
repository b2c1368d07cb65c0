import { knownDays, madeReports, memberReports } from './member-reports.ts';
import { everyone, FIRST, madeHistory, windowOf } from './testing/made-set.ts';

const NONE = NaN;

test('figures are by report and member, missing where a member has not reported', () => {
  const history = madeHistory(
    [
      [0, 10],
      [1, 25],
    ],
    [[1, 7]],
  );
  expect([...memberReports(history, windowOf(2, 2))]).toEqual([10, NONE, 25, 7]);
  expect([...madeReports(history, windowOf(2, 2))]).toEqual([1, 0, 1, 1]);
});

test('a report without the figure is made, and its figure is missing', () => {
  const history = madeHistory([[0, NaN]]);
  expect([...memberReports(history, windowOf(1, 1))]).toEqual([NONE]);
  expect([...madeReports(history, windowOf(1, 1))]).toEqual([1]);
});

test('members are read in their order, and reports outside the window are left out', () => {
  const history = madeHistory([[0, 1]], [[0, 2]], [[4, 3]]);
  const window = { first: FIRST, count: 2, stocks: Int32Array.of(2, 1) };
  expect([...memberReports(history, window)]).toEqual([NONE, 2, NONE, NONE]);
  expect([...memberReports(history, { ...window, first: FIRST + 4, count: 1 })]).toEqual([3, NONE]);
});

test('as first announced: on a day, what was announced by then', () => {
  const history = madeHistory(
    [
      [0, 10, 40],
      [1, 25, 130],
    ],
    [[0, 4, 41]],
  );
  const on = (knownBy: number) => [...memberReports(history, { ...windowOf(2, 2), knownBy })];
  expect(on(39)).toEqual([NONE, NONE, NONE, NONE]);
  expect(on(40)).toEqual([10, NONE, NONE, NONE]);
  expect(on(129)).toEqual([10, 4, NONE, NONE]);
  expect(on(130)).toEqual([10, 4, 25, NONE]);
});

test('of two entries of a report the later one counts, once it is known', () => {
  const history = madeHistory([
    [0, 10, 40],
    [0, 12, 60],
  ]);
  expect([...memberReports(history, { ...windowOf(1, 1), knownBy: 50 })]).toEqual([10]);
  expect([...memberReports(history, windowOf(1, 1))]).toEqual([12]);
});

test('an empty set and a stock without a column have no reports', () => {
  const history = madeHistory([[0, 10]]);
  expect(memberReports(history, windowOf(0, 3))).toHaveLength(0);
  expect([...memberReports(history, { first: FIRST, count: 1, stocks: Int32Array.of(9) })]).toEqual([NONE]);
});

test('a period became known on the day of the last member that counts', () => {
  const history = madeHistory([[0, 1, 40]], [[0, 2, 55]], [[0, 3, 99]]);
  const counted = Uint8Array.of(1, 1, 0);
  expect([...knownDays(history, windowOf(3, 1), counted)]).toEqual([55]);
  expect([...knownDays(history, windowOf(3, 2), everyone(2, 3))]).toEqual([99, NONE]);
});
