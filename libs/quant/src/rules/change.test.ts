import { applyRule } from './apply-rule.ts';
import { expectClose } from '../testing/expect-close.ts';
import { change, pctChange, type ChangeParameters } from './change.ts';
import { definitionFaults } from './definition.ts';
import { eachCell, seededPanel, windowOf } from './testing/seeded-panel.ts';

const values = Float64Array.from([100, -50, 110, -75, 121, 0]);
const panel = Object.freeze({ dates: 3, stocks: 2 });

test('a difference is against the value n rows back', () => {
  expect([...applyRule(6, { n: 1, kind: 'difference' }, [values], panel)]).toEqual([
    NaN,
    NaN,
    10,
    -25,
    11,
    75,
  ]);
  expect([...applyRule(6, { n: 2, kind: 'difference' }, [values], panel)]).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
    21,
    50,
  ]);
});

test('a ratio is against the size of the base: a larger loss is a fall', () => {
  expect([...applyRule(6, { n: 1, kind: 'ratio' }, [values], panel)]).toEqual([NaN, NaN, 0.1, -0.5, 0.1, 1]);
});

test('on base 0, without a base or without a value there is none', () => {
  const gaps = Float64Array.from([0, NaN, 1, 2, 3, NaN]);
  expect([...applyRule(6, { n: 1, kind: 'ratio' }, [gaps], panel)]).toEqual([NaN, NaN, NaN, NaN, 2, NaN]);
  expect([...applyRule(6, { n: 1, kind: 'difference' }, [gaps], panel)]).toEqual([NaN, NaN, 1, NaN, 2, NaN]);
});

test('a base before the first row is missing', () => {
  expect([...applyRule(6, { n: 3, kind: 'ratio' }, [values], panel)].every(Number.isNaN)).toBe(true);
});

const along = (parameters: ChangeParameters, column: number[]): number[] => [
  ...applyRule(6, parameters, [Float64Array.from(column)], { dates: column.length, stocks: 1 }),
];

/** Value and base one row before: the difference and the ratio. */
test.each([
  ['a rise', 100, 125, 25, 0.25],
  ['a fall', 100, 75, -25, -0.25],
  ['no change', 7, 7, 0, 0],
  ['a loss that shrinks to half', -10, -5, 5, 0.5],
  ['a loss turned to a gain of its size', -4, 4, 8, 2],
  ['a gain turned to a loss', 4, -4, -8, -2],
  ['down to nothing', 5, 0, -5, -1],
  ['from nothing', 0, 5, 5, NaN],
  ['from −0', -0, 5, 5, NaN],
  ['nothing from nothing', 0, 0, 0, NaN],
  ['to infinity', 1, Infinity, Infinity, Infinity],
  ['from infinity', Infinity, 1, -Infinity, NaN],
  ['from infinity to infinity', Infinity, Infinity, NaN, NaN],
  ['from the smallest number to twice it', 5e-324, 1e-323, 5e-324, 1],
  ['of huge values', 8e307, 4e307, -4e307, -0.5],
  ['a missing base', NaN, 5, NaN, NaN],
  ['a missing value', 5, NaN, NaN, NaN],
])('%s', (_, base, value, difference, ratio) => {
  expect(along({ n: 1, kind: 'difference' }, [base, value])).toEqual([NaN, difference]);
  expect(along({ n: 1, kind: 'ratio' }, [base, value])).toEqual([NaN, ratio]);
});

test.each([
  ['one row', { n: 1, kind: 'ratio' } as const, [3], [NaN]],
  ['as many rows as n', { n: 2, kind: 'difference' } as const, [3, 4], [NaN, NaN]],
  ['one row more than n', { n: 2, kind: 'difference' } as const, [3, 4, 9], [NaN, NaN, 6]],
  [
    'rows between that are missing',
    { n: 3, kind: 'difference' } as const,
    [3, NaN, NaN, 9],
    [NaN, NaN, NaN, 6],
  ],
  [
    'days, which are what it counts anyway',
    { n: 1, kind: 'ratio', counts: 'days' } as const,
    [2, 3],
    [NaN, 0.5],
  ],
])('along %s', (_, parameters, column, expected) => {
  expect(along(parameters, column)).toEqual(expected);
});

test.each([1, 2, 3, 4])('seed %i: every cell is against the first of its window', (seed) => {
  const size = { dates: 25, stocks: 9 };
  const n = seed * 3;
  const drawn = seededPanel(seed, { ...size, gaps: 0.15, ties: 0.5, strange: 0.1 });
  const window = (date: number, stock: number): number[] =>
    windowOf(drawn, { stocks: 9, date, stock, n: n + 1 });
  const expected = (of: (value: number, base: number) => number): Float64Array =>
    eachCell(size, (date, stock) =>
      date < n ? NaN : of(window(date, stock).at(-1) ?? NaN, window(date, stock)[0] ?? NaN),
    );
  expect(applyRule(6, { n, kind: 'difference' }, [drawn], size)).toEqual(
    expected((value, base) => value - base),
  );
  const ratio = applyRule(6, { n, kind: 'ratio' }, [drawn], size);
  // Growth on a base above 0, its opposite on one below; nothing grows from or to infinity.
  expectClose(
    ratio.map((value) => (Number.isFinite(value) ? value : NaN)),
    expected((value, base) =>
      Number.isFinite(base) && Number.isFinite(value / base) ? (value / base - 1) * Math.sign(base) : NaN,
    ),
    1e-12,
  );
  expect(pctChange.apply([drawn], { n }, size)).toEqual(ratio);
});

describe('over reports', () => {
  const measured = (parameters: ChangeParameters, reports: number[]): number => {
    const { onReports } = change;
    if (typeof onReports !== 'function') throw new Error('it has windows of reports');
    const { length, measure } = onReports(parameters);
    expect(length).toBe(reports.length);
    return measure(Float64Array.from(reports));
  };

  test.each([
    ['against the report before', 1, [10, 15], 5, 0.5],
    ['against four reports before, whatever is between', 4, [10, NaN, 99, -1, 8], -2, -0.2],
    ['against one without a value', 2, [NaN, 3, 4], NaN, NaN],
    ['of one without a value', 2, [3, 4, NaN], NaN, NaN],
    ['against a loss', 1, [-8, -6], 2, 0.25],
    ['against nothing', 1, [0, 3], 3, NaN],
  ])('%s', (_, n, reports, difference, ratio) => {
    expect(measured({ n, kind: 'difference' }, reports)).toBe(difference);
    expect(measured({ n, kind: 'ratio' }, reports)).toBe(ratio);
  });
});

test('as pct_change it takes how far back alone', () => {
  expect(definitionFaults(pctChange, { n: 5 }, 1)).toEqual([]);
  expect(definitionFaults(pctChange, { n: 5, kind: 'ratio' }, 1)).toMatchObject([
    { path: ['kind'], code: 'unknown-parameter' },
  ]);
  expect(definitionFaults(pctChange, {}, 1)).toMatchObject([{ path: ['n'], code: 'missing-parameter' }]);
  expect(pctChange.onReports).toBeUndefined();
});
