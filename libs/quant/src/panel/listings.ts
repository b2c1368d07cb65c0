import type { DateRange } from './panel-shape.ts';

/** When stocks are listed, by stock, in rows: as `listingRows` and `delistingRows` give them. */
export interface Listings {
  readonly listed: Int32Array;
  readonly delisted: Int32Array;
}

/**
 * Whether a stock is listed on a row: from the first day of its listing on, suspended or not, until the day
 * before its delisting. No other stock is in a date's universe, even if values are still carried to it.
 */
export function isListed({ listed, delisted }: Listings, stock: number, row: number): boolean {
  return row >= (listed[stock] as number) && row < (delisted[stock] as number);
}

/** Writes into `mask`, the cells of some rows: 1 for stocks not listed on the row, 0 for the others. */
export function fillUnlisted(listings: Listings, rows: DateRange, mask: Uint8Array): void {
  const stocks = listings.listed.length;
  const cells = (rows.to - rows.from) * stocks;
  if (mask.length !== cells || listings.delisted.length !== stocks)
    throw new RangeError(`mask: ${mask.length} cells, and ${cells} of rows ${rows.from} to ${rows.to}`);
  for (let row = rows.from, cell = 0; row < rows.to; row += 1)
    for (let stock = 0; stock < stocks; stock += 1, cell += 1)
      mask[cell] = isListed(listings, stock, row) ? 0 : 1;
}
