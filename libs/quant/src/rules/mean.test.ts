import { meanOfPresent } from '../stats/mean-of-present.ts';
import { expectClose } from '../testing/expect-close.ts';
import { meanOfWindow } from '../testing/oracles/rules/mean-of-window.ts';
import { applyRule } from './apply-rule.ts';
import { mean, type MeanParameters } from './mean.ts';
import { eachCell, seededPanel, windowOf } from './testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';

const column = (values: number[], parameters: { n: number; least?: number }): number[] => [
  ...applyRule(7, parameters, [Float64Array.from(values)], { dates: values.length, stocks: 1 }),
];

/** |a − b| as a share of b; 0 where both are missing or the same. */
function gap(a: number, b: number): number {
  return Object.is(a, b) || a === b ? 0 : Math.abs(a - b) / Math.abs(b);
}

test('the mean of the last n values, all of them unless told', () => {
  expect(column([1, 2, 6, 4], { n: 3 })).toEqual([NaN, NaN, 3, 4]);
  expect(column([1, 2, 6, 4], { n: 3, least: 1 })).toEqual([1, 1.5, 3, 4]);
  expect(column([1, 2, 6, 4], { n: 1 })).toEqual([1, 2, 6, 4]);
});

test('missing rows are part of the window; a missing today has no mean', () => {
  expect(column([1, NaN, 3, 5, NaN], { n: 3, least: 2 })).toEqual([NaN, NaN, 2, 4, NaN]);
  expect(column([1, NaN, 3, 5, NaN], { n: 3 })).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

test('an infinite value has no mean but infinity, and is forgotten when it leaves', () => {
  expect(column([1, Infinity, 3, 5, 7, -Infinity], { n: 2 })).toEqual([
    NaN,
    Infinity,
    Infinity,
    4,
    6,
    -Infinity,
  ]);
});

test.each([
  { dates: 200, stocks: 19, n: 7, least: 3 },
  { dates: 200, stocks: 3, n: 250, least: 2 },
  { dates: 200, stocks: 3, n: 200, least: 1 },
  { dates: 90, stocks: 33, n: 20, least: 20 },
])('%j: every window agrees with its sum taken directly', (size) => {
  const { n, least, stocks } = size;
  const next = seededRandom(n);
  const values = seededPanel(n, { ...size, gaps: 0.1, ties: 0.2 }).map((value) =>
    // Positive, so that the sum itself is exact; now and then a value that would swallow the others' digits.
    next() < 0.05 ? 1e12 * (1 + next()) : Math.abs(value) + 1e-3,
  );
  const expected = eachCell(size, (date, stock) => {
    const window = windowOf(values, { stocks, date, stock, n });
    return Number.isNaN(window.at(-1)) ? NaN : meanOfPresent(window, least);
  });
  const result = applyRule(7, { n, least }, [values], size);
  expect([...result].map(Number.isNaN)).toEqual([...expected].map(Number.isNaN));
  const gaps = [...result].map((value, cell) => gap(value, expected[cell] ?? NaN));
  expect(Math.max(...gaps)).toBeLessThan(1e-12);
  expect(applyRule(7, { n, least }, [values], size)).toEqual(result);
});

test('a large value that has left leaves nothing behind', () => {
  expect(column([0.1, 1e12, 0.1, 0.2, 0.3, 0.1], { n: 2 }).slice(3)).toEqual([
    (0.1 + 0.2) / 2,
    (0.2 + 0.3) / 2,
    (0.3 + 0.1) / 2,
  ]);
});

test('across inputs all must be there, or as many as are asked for', () => {
  const inputs = [
    [1, NaN, NaN],
    [2, 4, NaN],
    [6, 6, NaN],
  ].map((values) => Float64Array.from(values));
  const panel = { dates: 1, stocks: 3 };
  expect([...applyRule(7, { across: true }, inputs, panel)]).toEqual([3, NaN, NaN]);
  expect([...applyRule(7, { across: true, least: 2 }, inputs, panel)]).toEqual([3, 5, NaN]);
});

test.each<[string, number[], { n: number; least?: number }, number[]]>([
  ['one value', [4], { n: 1 }, [4]],
  ['one value of a window that asks for one', [4], { n: 9, least: 1 }, [4]],
  ['one value of a window that asks for more', [4], { n: 9, least: 2 }, [NaN]],
  ['nothing but missing values', [NaN, NaN, NaN], { n: 2, least: 1 }, [NaN, NaN, NaN]],
  ['equal values, which are their mean', [0.1, 0.1, 0.1, 0.1], { n: 2 }, [NaN, 0.1, 0.1, 0.1]],
  // (1 + 2) / 2, then 2 alone with its gap, then (2 + 7) / 2 over the gap.
  ['a gap inside a window', [1, 2, NaN, 7], { n: 3, least: 1 }, [1, 1.5, NaN, 4.5]],
  ['a window that begins behind a gap', [NaN, NaN, 5, 7], { n: 2, least: 2 }, [NaN, NaN, NaN, 6]],
  ['a column one row longer than the window', [3, 6, 9, 12], { n: 3 }, [NaN, NaN, 6, 9]],
  ['signs that cancel', [5, -5, 5, -5], { n: 2 }, [NaN, 0, 0, 0]],
  ['both infinities at once', [Infinity, -Infinity, 1, 2], { n: 2 }, [NaN, NaN, -Infinity, 1.5]],
  ['tiny values', [4e-320, 2e-320], { n: 2 }, [NaN, 3e-320]],
  ['huge values whose sum is within range', [8e307, 4e307], { n: 2 }, [NaN, 6e307]],
  ['the longest window there is', [1, 3], { n: 10_000, least: 1 }, [1, 2]],
])('along %s', (_, values, parameters, expected) => {
  expectClose(column(values, parameters), expected, 1e-15);
});

test.each([1, 2, 3, 4, 5, 6])('seed %i: every window is the sum of its shares', (seed) => {
  const size = { dates: 45, stocks: 8 };
  const [n, least] = [seed * seed, Math.ceil(seed / 2)];
  const values = seededPanel(seed, { ...size, gaps: 0.1 * seed, ties: 0.3 });
  const expected = eachCell(size, (date, stock) => {
    const window = windowOf(values, { stocks: 8, date, stock, n });
    return Number.isNaN(window.at(-1)) ? NaN : meanOfWindow(window, least);
  });
  expectClose(applyRule(7, { n, least }, [values], size), expected, 1e-11);
});

test.each([
  ['two', 2, 2],
  ['two, one at least', 2, 1],
  ['five, three at least', 5, 3],
])('across %s inputs every cell is the sum of its shares', (_, inputs, least) => {
  const size = { dates: 15, stocks: 12 };
  const panels = Array.from({ length: inputs }, (__, seed) =>
    seededPanel(seed, { ...size, gaps: 0.4, ties: 0.3 }),
  );
  const expected = eachCell(size, (date, stock) => {
    const cell = date * 12 + stock;
    return meanOfWindow(
      panels.map((panel) => panel[cell] ?? NaN),
      least,
    );
  });
  expectClose(applyRule(7, { across: true, least }, panels, size), expected, 1e-12);
});

test('across, one panel twice is itself, and the order of inputs does not matter', () => {
  const size = { dates: 5, stocks: 9 };
  const [x, y] = [seededPanel(1, { ...size, gaps: 0.3 }), seededPanel(2, { ...size, gaps: 0.3 })];
  expect(applyRule(7, { across: true }, [x, x], size)).toEqual(x);
  expect(applyRule(7, { across: true, least: 1 }, [x, y], size)).toEqual(
    applyRule(7, { across: true, least: 1 }, [y, x], size),
  );
});

describe('over reports', () => {
  const measured = (parameters: MeanParameters, values: number[]): number => {
    const { onReports } = mean;
    if (typeof onReports !== 'function') throw new Error('it has windows of reports');
    const { length, measure } = onReports(parameters);
    expect(length).toBe(values.length);
    return measure(Float64Array.from(values));
  };

  test.each([
    ['all of them', { n: 4 }, [1, 2, 3, 6], 3],
    ['those that have a value, if they are enough', { n: 4, least: 2 }, [NaN, 2, NaN, 6], 4],
    ['too few', { n: 4, least: 3 }, [NaN, 2, NaN, 6], NaN],
    ['all unless told', { n: 3 }, [NaN, 2, 6], NaN],
    ['a last one without a value', { n: 2, least: 1 }, [5, NaN], NaN],
    ['a single one', { n: 1 }, [-7], -7],
  ])('%s', (_, parameters, values, expected) => {
    expect(measured(parameters, values)).toBe(expected);
  });
});
