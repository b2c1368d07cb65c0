/** What 1 grows to over the returns that are there, as a product. An oracle. */
export function productOf(returns: readonly number[]): number {
  let wealth = 1;
  for (const value of returns) if (!Number.isNaN(value)) wealth *= 1 + value;
  return wealth;
}
