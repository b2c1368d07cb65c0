/** Rule 1 told case by case: behind one end it is 0, behind the other 100, between them the share of the way. An oracle. */
export function markByCases(x: number, full: number, zero: number): number {
  if (Number.isNaN(x)) return NaN;
  const higherIsBetter = full > zero;
  if (higherIsBetter ? x >= full : x <= full) return 100;
  if (higherIsBetter ? x <= zero : x >= zero) return 0;
  return (100 * Math.abs(x - zero)) / Math.abs(full - zero);
}
