import { COMPARISON_STRENGTH, NOT_STRENGTH, operatorInputs, SIGN_STRENGTH, strengthOf } from './operators.ts';

/** From the loosest to the tightest; those of a line bind alike. */
const LADDER = [['or'], ['and'], ['<', '<=', '=', '!=', '>=', '>'], ['+', '-'], ['*', '/']];

test('operators bind tighter from line to line, and alike in one', () => {
  const strengths = LADDER.map((line) => [...new Set(line.map(strengthOf))]);
  expect(strengths.every((line) => line.length === 1)).toBe(true);
  const ladder = strengths.map(([strength]) => strength ?? NaN);
  expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  expect(new Set(ladder).size).toBe(LADDER.length);
});

test('not is between and and comparisons, the sign above all', () => {
  expect(strengthOf('<')).toBe(COMPARISON_STRENGTH);
  expect(NOT_STRENGTH).toBeGreaterThan(strengthOf('and') ?? NaN);
  expect(NOT_STRENGTH).toBeLessThan(COMPARISON_STRENGTH);
  expect(SIGN_STRENGTH).toBeGreaterThan(strengthOf('*') ?? NaN);
});

test.each(['not', 'neg', 'if', 'mean', '', '==', '≤', '×', '%', 'AND', 'toString', '__proto__'])(
  '%j is no operator between two values',
  (word) => {
    expect(strengthOf(word)).toBeUndefined();
  },
);

test.each([
  ['neg', 1],
  ['not', 1],
  ...LADDER.flat().map((operator) => [operator, 2] as const),
  ['if', 3],
] as const)('%s takes %i inputs', (ref, count) => {
  expect(operatorInputs(ref)).toBe(count);
});

test.each(['mean', 'abs', 'full_mark', '7', '', '!', 'constructor'])(
  'how many %j takes is not for operators to say',
  (ref) => {
    expect(operatorInputs(ref)).toBeUndefined();
  },
);
