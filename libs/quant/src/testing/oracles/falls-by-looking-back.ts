/**
 * How far the product of each stretch of returns is below the greatest before it, by looking back from every
 * day. A reference computation for tests.
 */
export function fallsByLookingBack(returns: readonly number[]): number[] {
  const wealth = [1];
  for (const value of returns) wealth.push((wealth.at(-1) ?? NaN) * (1 + (Number.isNaN(value) ? 0 : value)));
  return returns.map((_, at) => {
    const highest = Math.max(...wealth.slice(0, at + 2));
    return (wealth[at + 1] ?? NaN) / highest - 1;
  });
}
