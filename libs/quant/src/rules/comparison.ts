/**
 * The results that satisfy an operator: less (1), equal (2), greater (4). Typed and printed signs are both
 * accepted.
 */
const MASKS = {
  '<': 1,
  '<=': 3,
  '≤': 3,
  '=': 2,
  '==': 2,
  '>=': 6,
  '≥': 6,
  '>': 4,
  '!=': 5,
  '≠': 5,
} as const;

/** How two numbers are compared. */
export type Comparison = keyof typeof MASKS;

export const COMPARISONS = Object.keys(MASKS) as readonly Comparison[];

/** The operator as a mask for `passes`. */
export function comparisonMask(comparison: Comparison): number {
  return MASKS[comparison];
}

/** Whether `left op right`; neither is NaN. */
export function passes(mask: number, left: number, right: number): boolean {
  return ((left < right ? 1 : left === right ? 2 : 4) & mask) !== 0;
}
