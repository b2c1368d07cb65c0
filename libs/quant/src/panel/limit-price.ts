/**
 * The price `percent` (whole, negative for down) away from the exchange's reference, in yuan, rounded half up
 * in integer cents, a cent at least: 10.05 and 10 give 11.06, where doubles would give 11.05 or 11.06,
 * depending on rounding. NaN when the reference is missing or not above zero.
 */
export function limitPrice(preClose: number, percent: number): number {
  if (!(preClose > 0)) return NaN;
  const cents = Math.round(preClose * 100);
  return Math.max(1, Math.floor((cents * (100 + percent) + 50) / 100)) / 100;
}
