import { checkCells, type PanelShape } from './panel-shape.ts';

/**
 * The forward return of each cell over `horizon` rows: P[t+h] / P[t] − 1 (alphalens's forward return). Prices
 * are adjusted closes; one that is missing, infinite or not above zero at either end gives none (NaN), as in
 * a scan, and nothing is filled in.
 */
export function forwardReturns(shape: PanelShape, prices: Float64Array, horizon: number): Float64Array {
  checkCells(shape, { prices });
  if (!Number.isInteger(horizon) || horizon < 1) {
    throw new RangeError(`horizon must be a whole number from 1, not ${horizon}`);
  }
  const returns = new Float64Array(prices.length).fill(NaN);
  const ahead = horizon * shape.stocks;
  for (let cell = 0; cell + ahead < prices.length; cell += 1) {
    const now = prices[cell] as number;
    const later = prices[cell + ahead] as number;
    if (isPrice(now) && isPrice(later)) returns[cell] = later / now - 1;
  }
  return returns;
}

const isPrice = (price: number): boolean => price > 0 && price < Infinity;
