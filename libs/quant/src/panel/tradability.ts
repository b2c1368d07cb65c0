import { isListed } from './listings.ts';
import { checkCells, checkRange, checkStocks, type DateRange } from './panel-shape.ts';
import type { PriceLimits } from './price-limits.ts';

/** Why a stock cannot be traded at a date's open, as bits of a cell; 0 means that it can. */
export const HINDRANCE = {
  /** Halted, or without an opening price. */
  suspended: 1,
  /** It opens at its upper limit: no one sells. */
  upAtOpen: 2,
  /** It opens at its lower limit: no one buys. */
  downAtOpen: 4,
  /** Not listed yet, or no longer. */
  unlisted: 8,
} as const;

export interface TradabilityInput {
  readonly limits: PriceLimits;
  /** Cells, yuan. */
  readonly open: Float64Array;
  /** Cells: 1 when halted all day. */
  readonly suspended: Uint8Array;
  /** By stock, as `listingRows` and `delistingRows` give them. */
  readonly listingRows: Int32Array;
  readonly delistingRows: Int32Array;
}

/** Writes the hindrances of a range of dates into `mask`, a cell each. */
export function fillTradability(input: TradabilityInput, mask: Uint8Array, range: DateRange): void {
  const { limits, open, suspended, listingRows, delistingRows } = input;
  const { stocks } = limits.shape;
  checkCells(limits.shape, { open, suspended, mask });
  checkStocks(limits.shape, { listingRows, delistingRows });
  checkRange(limits.shape, range);
  const listings = { listed: listingRows, delisted: delistingRows };
  const up = new Float64Array(stocks);
  const down = new Float64Array(stocks);
  for (let date = range.from; date < range.to; date += 1) {
    limits.fill(date, up, down);
    for (let stock = 0, cell = date * stocks; stock < stocks; stock += 1, cell += 1) {
      let hindrances = isListed(listings, stock, date) ? 0 : HINDRANCE.unlisted;
      if (suspended[cell] !== 0) hindrances |= HINDRANCE.suspended;
      hindrances |= atOpen(open[cell] as number, up[stock] as number, down[stock] as number);
      mask[cell] = hindrances;
    }
  }
}

/** Whether a stock with these hindrances can be bought at the open. */
export function canBuy(hindrances: number): boolean {
  return (hindrances & ~HINDRANCE.downAtOpen) === 0;
}

/** Whether a stock with these hindrances can be sold at the open. */
export function canSell(hindrances: number): boolean {
  return (hindrances & ~HINDRANCE.upAtOpen) === 0;
}

/**
 * The limit hindrances at the open, compared in cents: an equal price and limit may differ in their last bit.
 */
function atOpen(open: number, up: number, down: number): number {
  if (!(open > 0)) return HINDRANCE.suspended;
  const cents = Math.round(open * 100);
  if (cents >= Math.round(up * 100)) return HINDRANCE.upAtOpen;
  return cents <= Math.round(down * 100) ? HINDRANCE.downAtOpen : 0;
}
