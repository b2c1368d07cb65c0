import { checkCells, type PanelShape } from './panel-shape.ts';

/**
 * Closes comparable over ex-rights days: each stock's first close, multiplied by close / preClose of every
 * day since. A day without a return has no adjusted close and leaves the product unchanged, so a stock that
 * returns after days without rows continues from its reference. A `suspended` cell (not 0) has no price that
 * day either, though its return counts.
 */
export function adjustedCloses(
  shape: PanelShape,
  close: Float64Array,
  preClose: Float64Array,
  suspended?: Uint8Array,
): Float64Array {
  checkCells(shape, { close, preClose, ...(suspended && { suspended }) });
  const adjusted = new Float64Array(close.length);
  const factor = new Float64Array(shape.stocks).fill(NaN);
  for (let cell = 0, stock = 0; cell < adjusted.length; cell += 1) {
    const price = close[cell] as number;
    const reference = preClose[cell] as number;
    const before = factor[stock] as number;
    const today = Number.isNaN(before) ? price : before * (price / reference);
    const isPriced = price > 0 && reference > 0;
    if (isPriced) factor[stock] = today;
    adjusted[cell] = isPriced && !(suspended && suspended[cell] !== 0) ? today : NaN;
    stock = stock + 1 === shape.stocks ? 0 : stock + 1;
  }
  return adjusted;
}
