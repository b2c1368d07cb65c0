import { meanOfPresent } from '../stats/mean-of-present.ts';
import { applyRule } from './apply-rule.ts';
import { eachCell, seeded, seededPanel, windowOf } from './testing/seeded-panel.ts';

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
  const next = seeded(n);
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
