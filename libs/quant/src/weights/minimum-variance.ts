import { checkCells, type PanelShape } from '../panel/panel-shape.ts';
import { cappedMinimum } from './capped-minimum.ts';
import { ledoitWolf } from './ledoit-wolf.ts';
import { weightCap } from './weight-cap.ts';

export interface MinimumVarianceOptions {
  /** Returns that a stock must have to be weighed. */
  readonly least?: number;
  /** The largest weight of a stock, a fraction; by default 20 %, or an equal share where that is more. */
  readonly cap?: number;
}

/**
 * Long-only weights of the least variance by daily returns, dates × stocks, the rows of the window alone, with the
 * covariance shrunk as Ledoit and Wolf do. A stock with too few returns, or an infinite one, has no weight, as long as
 * the others may take all of it under the cap; else all weigh the same.
 */
export function minimumVarianceWeights(
  returns: Float64Array,
  shape: PanelShape,
  { least = 60, cap = weightCap(shape.stocks) }: MinimumVarianceOptions = {},
): Float64Array {
  checkCells(shape, { returns });
  const { stocks } = shape;
  const known = [...new Float64Array(stocks).keys()].filter((stock) =>
    isKnown(returns, shape, { stock, least }),
  );
  if (known.length * cap < 1) return new Float64Array(stocks).fill(1 / stocks);
  const part = columnsOf(returns, shape, known);
  const { covariance } = ledoitWolf(part, { dates: shape.dates, stocks: known.length });
  const weights = new Float64Array(stocks);
  for (const [at, weight] of cappedMinimum(covariance, known.length, cap).weights.entries())
    weights[known[at] as number] = weight;
  return weights;
}

function isKnown(
  returns: Float64Array,
  { stocks }: PanelShape,
  { stock, least }: { readonly stock: number; readonly least: number },
): boolean {
  let present = 0;
  for (let cell = stock; cell < returns.length; cell += stocks) {
    const value = returns[cell] as number;
    if (Math.abs(value) === Infinity) return false;
    if (value === value) present += 1;
  }
  return present >= least;
}

function columnsOf(
  panel: Float64Array,
  { dates, stocks }: PanelShape,
  kept: readonly number[],
): Float64Array {
  if (kept.length === stocks) return panel;
  const part = new Float64Array(dates * kept.length);
  for (let date = 0; date < dates; date += 1)
    for (const [at, stock] of kept.entries())
      part[date * kept.length + at] = panel[date * stocks + stock] as number;
  return part;
}
