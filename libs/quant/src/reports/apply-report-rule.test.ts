import { growthRate } from '../series/growth-rate.ts';
import { meanOfPresent } from '../stats/mean-of-present.ts';
import type { Rule } from '../rules/rule-parameters.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { applyReportRule } from './apply-report-rule.ts';
import { carryReports } from './carry-reports.ts';
import { entriesOf, historyOf, type Entry } from './testing/history-of.ts';

test('a change is against the report n back, even if both were published on one day', () => {
  // The annual report (4) and the first quarter's (5), as companies publish them in late April.
  const history = historyOf([
    [10, 3, 100],
    [20, 4, 110],
    [20, 5, 132],
  ]);
  const result = applyReportRule(6, { n: 1, kind: 'ratio', counts: 'reports' }, history);
  expect(entriesOf(result)).toEqual([
    [
      [10, 3, NaN],
      [20, 4, 0.1],
      [20, 5, 0.2],
    ],
  ]);
});

test('a value that stays the same is a report of its own', () => {
  const history = historyOf([
    [10, 3, 7],
    [20, 4, 7],
    [30, 5, 9],
  ]);
  const result = applyReportRule(6, { n: 2, kind: 'difference', counts: 'reports' }, history);
  expect([...carryReports(result, { days: [10, 20, 25, 30], most: 400 })]).toEqual([NaN, NaN, NaN, 2]);
});

test('a report that was never published leaves a gap: n back is counted in periods', () => {
  const history = historyOf([
    [10, 3, 7],
    [30, 5, 9],
  ]);
  const back = (n: number): Entry[][] =>
    entriesOf(applyReportRule(6, { n, kind: 'difference', counts: 'reports' }, history));
  expect(back(1)[0]?.[1]).toEqual([30, 5, NaN]);
  expect(back(2)[0]?.[1]).toEqual([30, 5, 2]);
});

test('a base that comes late, or again, makes the change known from then on', () => {
  const history = historyOf([
    [10, 5, 9],
    [20, 4, 7],
    [30, 4, 6],
  ]);
  const result = applyReportRule(6, { n: 1, kind: 'difference', counts: 'reports' }, history);
  expect([...carryReports(result, { days: [10, 20, 30], most: 400 })]).toEqual([NaN, 2, 3]);
});

test('means and percentiles count reports, missing ones included', () => {
  const history = historyOf([
    [10, 1, 4],
    [20, 2, NaN],
    [30, 3, 8],
    [40, 4, 6],
  ]);
  const values = (rule: 2 | 7): number[] => [
    ...applyReportRule(rule, { n: 3, least: 2, counts: 'reports' }, history).values,
  ];
  expect(values(7)).toEqual([NaN, NaN, 6, 7]);
  expect(values(2)).toEqual([NaN, NaN, 75, 25]);
});

test('marks and bands work on each report', () => {
  const history = historyOf([[10, 1, 4]], [[10, 1, NaN]]);
  expect([...applyReportRule(1, { full: 8, zero: 0 }, history).values]).toEqual([50, NaN]);
  const bands = [{ op: '>', value: 3, result: 1 }] as const;
  expect(entriesOf(applyReportRule(4, { bands }, history))).toEqual([[[10, 1, 1]], [[10, 1, NaN]]]);
});

test('rules that need all stocks or rows, and windows of days, are refused', () => {
  const history = historyOf([[10, 1, 4]]);
  expect(() => applyReportRule(3, {}, history)).toThrow(
    new RangeError('rule 3 with these parameters counts days'),
  );
  expect(() => applyReportRule(7, { n: 4 }, history)).toThrow(
    new RangeError('rule 7 with these parameters counts days'),
  );
  expect(() => applyReportRule(7, { n: 4, least: 5, counts: 'reports' }, history)).toThrow(
    new RangeError('least: above-other (other n)'),
  );
});

/** What was known of a report on a day: the last entry of it until then. */
function knownOf(entries: readonly Entry[], day: number, report: number): number {
  const last = entries.findLast(([known, of]) => known <= day && of === report);
  return last === undefined ? NaN : last[2];
}

test.each([1, 2, 3, 4, 5])('seed %i: on every day it is what could be computed on that day', (seed) => {
  const next = seededRandom(seed);
  const entries = Array.from({ length: 40 }, (_, at): Entry => {
    const report = Math.max(0, Math.floor(at / 2 - next() * 4));
    return [Math.floor(at * 1.5), report, next() < 0.1 ? NaN : Math.floor(next() * 9)];
  });
  entries.sort(([known, report], [otherKnown, other]) => known - otherKnown || report - other);
  const days = Array.from({ length: 62 }, (_, day) => day);
  const carried = (kind: 'change' | 'mean'): Float64Array => {
    const history = historyOf(entries);
    const result =
      kind === 'change'
        ? applyReportRule(6, { n: 3, kind: 'ratio', counts: 'reports' }, history)
        : applyReportRule(7, { n: 4, least: 2, counts: 'reports' }, history);
    return carryReports(result, { days, most: 400 });
  };
  const latestOn = (day: number): number =>
    Math.max(...entries.filter(([known]) => known <= day).map(([, report]) => report));
  expect([...carried('change')]).toEqual(
    days.map((day) =>
      growthRate(knownOf(entries, day, latestOn(day)), knownOf(entries, day, latestOn(day) - 3)),
    ),
  );
  expect([...carried('mean')]).toEqual(
    days.map((day) => {
      const window = [3, 2, 1, 0].map((back) => knownOf(entries, day, latestOn(day) - back));
      return Number.isNaN(window[3]) ? NaN : meanOfPresent(window, 2);
    }),
  );
});

test.each<[string, Entry[], number[]]>([
  ['one report, which has no base', [[10, 3, 7]], [NaN]],
  [
    'a base of zero',
    [
      [10, 3, 0],
      [20, 4, 5],
    ],
    [NaN, NaN],
  ],
  [
    'a missing base',
    [
      [10, 3, NaN],
      [20, 4, 5],
    ],
    [NaN, NaN],
  ],
  [
    'a loss that shrinks: (−5 + 10) / 10',
    [
      [10, 3, -10],
      [20, 4, -5],
    ],
    [NaN, 0.5],
  ],
  [
    'no change',
    [
      [10, 3, 7],
      [20, 4, 7],
    ],
    [NaN, 0],
  ],
])('a change over one report of %s', (_, entries, expected) => {
  const result = applyReportRule(6, { n: 1, kind: 'ratio', counts: 'reports' }, historyOf(entries));
  expect([...result.values]).toEqual(expected);
});

test('an empty history gives an empty one, and a history is not modified', () => {
  const none = applyReportRule(7, { n: 4, least: 1, counts: 'reports' }, historyOf([], []));
  expect([[...none.starts], none.values.length]).toEqual([[0, 0, 0], 0]);
  const history = historyOf([
    [10, 1, 4],
    [20, 2, 8],
  ]);
  applyReportRule(1, { full: 8, zero: 0 }, history).values.fill(9);
  applyReportRule(7, { n: 2, least: 1, counts: 'reports' }, history).values.fill(9);
  expect([...history.values]).toEqual([4, 8]);
});

test.each<[Rule, object]>([
  [2, { n: 60, least: 60 }],
  [3, {}],
  [5, { maxAge: 3 }],
  [6, { n: 1, kind: 'ratio' }],
  [7, { n: 4, least: 1 }],
  [8, { weights: [1] }],
])('rule %i over days is refused on reports', (rule, parameters) => {
  expect(() => applyReportRule(rule, parameters as never, historyOf([[10, 1, 4]]))).toThrow(
    new RangeError(`rule ${rule} with these parameters counts days`),
  );
});

test('a history out of order is refused, where each value is by itself too', () => {
  const late = historyOf([
    [20, 1, 4],
    [10, 2, 5],
  ]);
  for (const apply of [
    () => applyReportRule(1, { full: 8, zero: 0 }, late),
    () => applyReportRule(7, { n: 2, least: 1, counts: 'reports' }, late),
  ])
    expect(apply).toThrow(new RangeError('entry 1 of stock 0 became known before the one in front of it'));
});
