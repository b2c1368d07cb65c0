import { COMPARISONS, comparisonMask, passes, type Comparison } from './comparison.ts';

const isTrue = (op: Comparison, left: number, right: number): boolean =>
  passes(comparisonMask(op), left, right);

test('operators are those that are typed and those that are printed', () => {
  expect(COMPARISONS).toEqual(['<', '<=', '≤', '=', '==', '>=', '≥', '>', '!=', '≠']);
});

test.each([
  ['<=', '≤'],
  ['>=', '≥'],
  ['=', '=='],
  ['!=', '≠'],
] as const)('%s and %s are one operator', (typed, printed) => {
  expect(comparisonMask(typed)).toBe(comparisonMask(printed));
});

test.each([
  ['<', '>='],
  ['<=', '>'],
  ['=', '!='],
] as const)('of %s and %s one is true, never both, for numbers of every size', (one, other) => {
  const numbers = [-Infinity, -1e308, -1, -5e-324, -0, 0, 5e-324, 0.1 + 0.2, 0.3, 1e308, Infinity];
  for (const left of numbers)
    for (const right of numbers) expect(isTrue(one, left, right)).toBe(!isTrue(other, left, right));
});

test.each([
  ['equal numbers', 2, 2, '= == <= ≤ >= ≥'],
  ['both zeros', -0, 0, '= == <= ≤ >= ≥'],
  ['equal infinities', Infinity, Infinity, '= == <= ≤ >= ≥'],
  ['a less and a greater', -3, 2, '< <= ≤ != ≠'],
  ['neighbours, the lower first', 1, 1 + 2 ** -52, '< <= ≤ != ≠'],
  ['a greater and a less', 3, -2, '> >= ≥ != ≠'],
  ['infinity and the greatest number', Infinity, Number.MAX_VALUE, '> >= ≥ != ≠'],
  ['0 and −infinity', 0, -Infinity, '> >= ≥ != ≠'],
])('%s is true as often', (_, left, right, expected) => {
  const passing = COMPARISONS.filter((op) => isTrue(op, left, right));
  expect(passing.sort()).toEqual(expected.split(' ').sort());
});

test('a mask lets pass what any of its parts does', () => {
  for (const [left, right] of [
    [1, 2],
    [2, 2],
    [3, 2],
  ] as const) {
    expect(passes(7, left, right)).toBe(true);
    expect(passes(0, left, right)).toBe(false);
  }
});
