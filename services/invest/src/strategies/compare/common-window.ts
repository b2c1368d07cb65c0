/** The days that a strategy has, both included. */
export interface PostedSpan {
  readonly first: string;
  readonly last: string;
}

/** The dates that all spans have, both included; null where there is none. */
export function commonWindow(
  spans: readonly PostedSpan[],
): { readonly from: string; readonly to: string } | null {
  if (spans.length === 0) return null;
  const from = spans.map(({ first }) => first).reduce((one, other) => (one > other ? one : other));
  const to = spans.map(({ last }) => last).reduce((one, other) => (one < other ? one : other));
  return from <= to ? { from, to } : null;
}
