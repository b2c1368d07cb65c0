/** The value of 1 after the present returns, as a product. A reference computation for tests. */
export function productOf(returns: readonly number[]): number {
  let wealth = 1;
  for (const value of returns) if (!Number.isNaN(value)) wealth *= 1 + value;
  return wealth;
}
