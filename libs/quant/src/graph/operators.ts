/** Operators by how tightly they bind; those of one strength are evaluated from left to right. */
const STRENGTHS: Readonly<Record<string, number>> = {
  or: 1,
  and: 2,
  '<': 4,
  '<=': 4,
  '=': 4,
  '!=': 4,
  '>=': 4,
  '>': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};

/** The strength of comparisons, which cannot be chained: `a < b < c` is refused. */
export const COMPARISON_STRENGTH = 4;

/** `not` binds tighter than `and`, less than a comparison. */
export const NOT_STRENGTH = 3;

/** The sign binds tighter than every operator between two. */
export const SIGN_STRENGTH = 7;

/** The strength of an operator between two values; undefined for any other word. */
export function strengthOf(operator: string): number | undefined {
  return Object.hasOwn(STRENGTHS, operator) ? STRENGTHS[operator] : undefined;
}

/** The number of inputs of an operator or `if`; undefined for functions. `neg` is the sign, −x. */
export function operatorInputs(ref: string): number | undefined {
  if (ref === 'neg' || ref === 'not') return 1;
  if (ref === 'if') return 3;
  return strengthOf(ref) === undefined ? undefined : 2;
}
