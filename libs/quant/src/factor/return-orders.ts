/**
 * Per date and horizon the stocks with every forward return, in ascending order of return: kept for the next
 * factor on the same panel of prices. Two bytes a cell and horizon: fifteen bits number the stock, `TIED`
 * marks a return equal to the previous one.
 */
export class ReturnOrders {
  /** By date and horizon, at `(d * horizons + h) * stocks`. */
  readonly orders: Uint16Array;
  /** The number of stocks in each date's orders, plus one; 0 where nothing is sorted yet. */
  readonly filled: Uint16Array;

  /**
   * @param buffer of `ReturnOrders.bytes`, zeroed, shared by threads that fill different dates
   * @throws RangeError for more stocks than fifteen bits can number
   */
  constructor(
    readonly dates: number,
    readonly stocks: number,
    readonly horizons: number,
    buffer: ArrayBufferLike = new ArrayBuffer(ReturnOrders.bytes(dates, stocks, horizons)),
  ) {
    if (stocks > MOST_STOCKS) throw new RangeError(`${stocks} stocks, at most ${MOST_STOCKS}`);
    this.filled = new Uint16Array(buffer, 0, dates);
    this.orders = new Uint16Array(buffer, 2 * dates, dates * horizons * stocks);
  }

  static bytes(dates: number, stocks: number, horizons: number): number {
    return 2 * dates + 2 * dates * horizons * stocks;
  }
}

/** Set on a stock whose return equals that of the one before it. */
export const TIED = 0x8000;
export const STOCK_BITS = TIED - 1;

const MOST_STOCKS = STOCK_BITS;
