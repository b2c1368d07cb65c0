import { checkCells, type PanelShape } from '../panel/panel-shape.ts';
import { moments } from '../stats/moments.ts';
import { proportionalWeights } from './proportional-weights.ts';

export interface InverseVolatilityOptions {
  /** Returns that a stock must have for a volatility of its own. */
  readonly least?: number;
  /** The largest weight of a stock, a fraction; 1 is none. */
  readonly cap?: number;
}

/**
 * Weights in proportion to 1 / volatility (ddof 1) of daily returns, dates × stocks, the rows of the window alone. A
 * stock without a volatility, because too many returns are missing or all are the same, counts as the most volatile of
 * the others; where no stock has one, all weigh the same.
 */
export function inverseVolatilityWeights(
  returns: Float64Array,
  shape: PanelShape,
  { least = 20, cap = 1 }: InverseVolatilityOptions = {},
): Float64Array {
  checkCells(shape, { returns });
  const volatilities = Float64Array.from({ length: shape.stocks }, (_, stock) =>
    volatilityOf(columnOf(returns, shape, stock), least),
  );
  const highest = volatilities.reduce((most, each) => (each > most ? each : most), 0);
  return proportionalWeights(
    volatilities.map((each) => 1 / (each > 0 ? each : highest)),
    cap,
  );
}

function volatilityOf(returns: Float64Array, least: number): number {
  const { count, std } = moments(returns);
  return count >= least ? std : NaN;
}

function columnOf(panel: Float64Array, { dates, stocks }: PanelShape, stock: number): Float64Array {
  return Float64Array.from({ length: dates }, (_, date) => panel[date * stocks + stock] as number);
}
