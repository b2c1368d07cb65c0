/**
 * Each cell's return of the day, close / preClose − 1, over any panel. The exchange's reference takes rights
 * out of it. NaN where either is missing or the reference is not above zero.
 */
export function dailyReturns(close: Float64Array, preClose: Float64Array): Float64Array {
  if (close.length !== preClose.length) {
    throw new RangeError(`${close.length} closes for ${preClose.length} references`);
  }
  const returns = new Float64Array(close.length);
  for (let cell = 0; cell < returns.length; cell += 1) {
    const reference = preClose[cell] as number;
    returns[cell] = reference > 0 ? (close[cell] as number) / reference - 1 : NaN;
  }
  return returns;
}
