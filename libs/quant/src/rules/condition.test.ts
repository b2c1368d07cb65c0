import { applyRule } from './apply-rule.ts';
import type { Comparison } from './comparison.ts';
import { seededPanel } from './testing/seeded-panel.ts';

const of = (...values: number[]): Float64Array => Float64Array.from(values);
const panel = Object.freeze({ dates: 1, stocks: 4 });
const [then, otherwise] = [of(1, 2, 3, 4), of(-1, -2, -3, -4)];

test('where A op B is true it is C, else D', () => {
  const inputs = [of(1, 2, 3, Infinity), of(2, 2, 2, 2), then, otherwise];
  expect([...applyRule(9, { op: '>=' }, inputs, panel)]).toEqual([-1, 2, 3, 4]);
  expect([...applyRule(9, { op: '<' }, inputs, panel)]).toEqual([1, -2, -3, -4]);
});

test('a constant may replace B', () => {
  const inputs = [of(1, 2, 3, 0), then, otherwise];
  expect([...applyRule(9, { op: '>', constant: 1 }, inputs, panel)]).toEqual([-1, 2, 3, -4]);
  expect([...applyRule(9, { op: '=', constant: 0 }, inputs, panel)]).toEqual([-1, -2, -3, 4]);
});

test('without A or B there is neither', () => {
  const inputs = [of(NaN, 1, 1, 1), of(0, NaN, 0, 0), then, otherwise];
  expect([...applyRule(9, { op: '!=' }, inputs, panel)]).toEqual([NaN, NaN, 3, 4]);
});

test('only the branch taken may be missed', () => {
  const inputs = [of(1, 1, -1, -1), of(NaN, 5, NaN, 5), of(6, NaN, 6, NaN)];
  expect([...applyRule(9, { op: '>', constant: 0 }, inputs, panel)]).toEqual([NaN, 5, 6, NaN]);
});

const chosen = (op: Comparison, a: number, b: number): number | undefined =>
  applyRule(9, { op }, [of(a), of(b), of(1), of(0)], { dates: 1, stocks: 1 })[0];

/** Less, equal, greater. */
test.each<[Comparison, number[]]>([
  ['<', [1, 0, 0]],
  ['<=', [1, 1, 0]],
  ['≤', [1, 1, 0]],
  ['=', [0, 1, 0]],
  ['==', [0, 1, 0]],
  ['>=', [0, 1, 1]],
  ['≥', [0, 1, 1]],
  ['>', [0, 0, 1]],
  ['!=', [1, 0, 1]],
  ['≠', [1, 0, 1]],
])('A %s B, of a value, a constant and infinities', (op, expected) => {
  expect([chosen(op, 1, 2), chosen(op, 2, 2), chosen(op, 3, 2)]).toEqual(expected);
  expect([chosen(op, -Infinity, 0), chosen(op, -0, 0), chosen(op, Infinity, 0)]).toEqual(expected);
  expect([chosen(op, 0, Infinity), chosen(op, Infinity, Infinity), chosen(op, 0, -Infinity)]).toEqual(
    expected,
  );
  expect([chosen(op, 0, 5e-324), chosen(op, 5e-324, 5e-324), chosen(op, 1e-323, 5e-324)]).toEqual(expected);
  const fixed = applyRule(9, { op, constant: 2 }, [of(1, 2, 3), of(1, 1, 1), of(0, 0, 0)], {
    dates: 1,
    stocks: 3,
  });
  expect([...fixed]).toEqual(expected);
});

test('0 and −0 are constants as any, null is none', () => {
  const inputs = [of(0, 1, -0, NaN), then, otherwise];
  expect([...applyRule(9, { op: '>', constant: 0 }, inputs, panel)]).toEqual([-1, 2, -3, NaN]);
  expect([...applyRule(9, { op: '>=', constant: -0 }, inputs, panel)]).toEqual([1, 2, 3, NaN]);
  const against = [of(0, 1, 2, 3), of(5, 0, 5, 0), then, otherwise];
  expect([...applyRule(9, { op: '>', constant: null }, against, panel)]).toEqual([-1, 2, -3, 4]);
});

test('one panel may be all of its inputs', () => {
  const x = of(3, -1, NaN, 0);
  expect([...applyRule(9, { op: '=' }, [x, x, x, x], panel)]).toEqual([...x]);
  expect([...applyRule(9, { op: '<', constant: 0 }, [x, x, x], panel)]).toEqual([...x]);
});

test.each([1, 2, 3])('seed %i: every cell is one of its branches, and the right one', (seed) => {
  const size = { dates: 20, stocks: 15 };
  const drawn = (which: number): Float64Array =>
    seededPanel(seed * 4 + which, { ...size, gaps: 0.2, ties: 0.6, strange: 0.1 });
  const [a, b, c, d] = [drawn(0), drawn(1), drawn(2), drawn(3)];
  const expected = a.map((value, cell) => {
    const other = b[cell] ?? NaN;
    if (value <= other) return c[cell] ?? NaN;
    return value > other ? (d[cell] ?? NaN) : NaN;
  });
  expect(applyRule(9, { op: '<=' }, [a, b, c, d], size)).toEqual(expected);
  expect(applyRule(9, { op: '>' }, [a, b, d, c], size)).toEqual(expected);
});
