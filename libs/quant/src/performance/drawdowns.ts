/**
 * The drawdowns: how far the compounded returns are below their highest so far, 0 or negative, one per
 * return; the start counts as a high (empyrical's max_drawdown is the least of them). A missing return
 * changes nothing. Less than 1e-12 is rounding and counts as none.
 */
export function drawdowns(returns: ArrayLike<number>): Float64Array {
  const below = new Float64Array(returns.length);
  let wealth = 1;
  let highest = 1;
  for (let at = 0; at < returns.length; at += 1) {
    const value = returns[at] ?? NaN;
    if (!Number.isNaN(value)) wealth *= 1 + value;
    highest = Math.max(highest, wealth);
    const drawdown = (wealth - highest) / highest;
    below[at] = drawdown < -1e-12 ? drawdown : 0;
  }
  return below;
}
