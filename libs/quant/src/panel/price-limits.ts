import { limitPrice } from './limit-price.ts';
import { type Board, BOARDS, newListing, standingPercent } from './limit-rules.ts';
import { checkCells, checkStocks, type PanelShape } from './panel-shape.ts';

export interface PriceLimitInput {
  /** The panel's dates, ISO, ascending. */
  readonly days: readonly string[];
  /** By stock. */
  readonly boards: readonly Board[];
  /** By stock, ISO; null when unknown, which counts as long ago. */
  readonly listed: readonly (string | null)[];
  /** By stock, as `listingRows` gives them. */
  readonly listingRows: Int32Array;
  /** Cells: 1 under special treatment (ST, *ST). */
  readonly st: Uint8Array;
  /** Cells: the exchange's reference, yuan. */
  readonly preClose: Float64Array;
  /** Cells: limits as a vendor gives them, yuan; they win where they are not missing. */
  readonly vendorUp?: Float64Array;
  readonly vendorDown?: Float64Array;
}

/** The limit prices of a panel, a date at a time, so that none of them need to be kept. */
export class PriceLimits {
  readonly shape: PanelShape;
  /** By date, board and status: percent either way. */
  private readonly standing: Uint8Array;
  /** By stock. */
  private readonly board: Uint8Array;
  private readonly free: Uint8Array;
  private readonly firstUp: Uint8Array;
  private readonly firstDown: Uint8Array;

  /** @throws RangeError naming what does not fit, or for a board without a rule */
  constructor(private readonly input: PriceLimitInput) {
    const { days, boards, listed, listingRows, st, preClose, vendorUp, vendorDown } = input;
    this.shape = { dates: days.length, stocks: boards.length };
    checkStocks(this.shape, { listed, listingRows });
    checkCells(this.shape, {
      st,
      preClose,
      ...(vendorUp && { vendorUp }),
      ...(vendorDown && { vendorDown }),
    });
    this.standing = standingTable(days);
    this.board = Uint8Array.from(boards, (board) => BOARDS.indexOf(board));
    const rules = boards.map((board, stock) => newListing(board, listed[stock] ?? null));
    this.free = Uint8Array.from(rules, ({ free }) => free);
    this.firstUp = Uint8Array.from(rules, ({ first }) => first?.up ?? 0);
    this.firstDown = Uint8Array.from(rules, ({ first }) => first?.down ?? 0);
  }

  /**
   * Writes each stock's limit prices of a date, yuan. NaN where there is none: a new listing's free sessions
   * (counted in trading days of the market), before the listing, without a reference.
   */
  fill(date: number, up: Float64Array, down: Float64Array): void {
    const { listingRows, st, preClose, vendorUp, vendorDown } = this.input;
    const { stocks } = this.shape;
    for (let stock = 0, cell = date * stocks; stock < stocks; stock += 1, cell += 1) {
      const session = date - (listingRows[stock] as number);
      const reference = session < (this.free[stock] as number) ? NaN : (preClose[cell] as number);
      const isFirst = session === 0 && (this.firstUp[stock] as number) > 0;
      const status = 2 * (this.board[stock] as number) + (st[cell] === 0 ? 0 : 1);
      const percent = this.standing[date * 2 * BOARDS.length + status] as number;
      up[stock] = limitPrice(reference, isFirst ? (this.firstUp[stock] as number) : percent);
      down[stock] = limitPrice(reference, -(isFirst ? (this.firstDown[stock] as number) : percent));
      if (vendorUp && (vendorUp[cell] as number) > 0) up[stock] = vendorUp[cell] as number;
      if (vendorDown && (vendorDown[cell] as number) > 0) down[stock] = vendorDown[cell] as number;
    }
  }
}

function standingTable(days: readonly string[]): Uint8Array {
  const perDay = BOARDS.flatMap((board) => [false, true].map((st) => ({ board, st })));
  return Uint8Array.from(
    days.flatMap((day) => perDay.map(({ board, st }) => standingPercent(board, st, day))),
  );
}
