import { Sorter } from '../stats/sorter.ts';
import { dailySheet, sheetSizeOf, type DailySheet } from './daily-sheet.ts';
import { DayHistory } from './day-history.ts';
import { DayIndustries } from './day-industries.ts';
import { DayReturns } from './day-returns.ts';
import { DayRows } from './day-rows.ts';
import { DayWeights } from './day-weights.ts';
import { checkFactorInput, type FactorInput } from './factor-input.ts';
import { QuantileBins } from './quantile-bins.ts';
import { ReturnOrders } from './return-orders.ts';
import { doubledRanks, rankCorrelation } from './tied-ranks.ts';

export interface ScanOptions {
  /** The dates to fill, all of them unless told otherwise: threads take a range each. */
  readonly from?: number;
  readonly to?: number;
  readonly sheet?: DailySheet;
  /** What an earlier scan of the same prices and horizons sorted. */
  readonly orders?: ReturnOrders;
}

/**
 * Judges a factor date by date, by the definitions of alphalens (no z-score filter, no price filling). A date's
 * figures depend on no other scan: the same bits whichever range or thread it falls to.
 * @throws RangeError as `checkFactorInput`
 */
export function scanDates(input: FactorInput, options: ScanOptions = {}): DailySheet {
  checkFactorInput(input);
  const { from = 0, to = input.dates, sheet = dailySheet(sheetSizeOf(input)) } = options;
  const orders = options.orders ?? new ReturnOrders(input.dates, input.stocks, input.horizons.length);
  const scan = new Scan(input, orders, sheet);
  // What today is compared with has to be known, however far back it lies.
  for (let date = Math.max(0, from - Math.max(...input.horizons)); date < from; date += 1)
    scan.remember(date);
  for (let date = from; date < to; date += 1) scan.judge(date);
  return sheet;
}

class Scan {
  private readonly rows: DayRows;
  private readonly sorter: Sorter;
  private readonly quantileBins: QuantileBins;
  private readonly history: DayHistory;
  private readonly returns: DayReturns;
  private readonly weights: DayWeights;
  private readonly industries: DayIndustries | null;
  private readonly order: Uint32Array;
  private readonly bins: Uint8Array;
  private readonly ranks: Int32Array;
  private ties = 0;
  private returned = 0;

  constructor(
    private readonly input: FactorInput,
    orders: ReturnOrders,
    private readonly sheet: DailySheet,
  ) {
    const { stocks, quantiles, industries, industryCount = 0 } = input;
    this.sorter = new Sorter(stocks);
    this.rows = new DayRows(input, orders, this.sorter);
    this.quantileBins = new QuantileBins(quantiles);
    this.history = new DayHistory(input);
    this.returns = new DayReturns(quantiles);
    this.weights = new DayWeights(stocks);
    this.industries =
      industries === undefined
        ? null
        : new DayIndustries(stocks, { industries, count: industryCount }, this.sorter);
    this.order = new Uint32Array(stocks);
    this.bins = new Uint8Array(stocks);
    this.ranks = new Int32Array(stocks);
  }

  /** Rows, quantiles and ranks of a date, kept for the dates after it. */
  remember(date: number): void {
    const { rows, order, sorter } = this;
    rows.gather(date);
    this.returned = rows.count;
    sorter.sort(rows.factor, rows.count, order);
    this.industries?.part(date, rows, order);
    if (!this.bin()) this.leaveOutUnbinned(date);
    this.ties = doubledRanks(rows.factor, order, 0, rows.count, this.ranks);
    this.history.remember(date, rows, this.bins, this.ranks);
  }

  judge(date: number): void {
    this.remember(date);
    const { rows, sheet } = this;
    sheet.rowsPresent[date] = rows.present;
    sheet.rowsReturned[date] = this.returned;
    sheet.rowsKept[date] = rows.count;
    if (rows.count === 0) return;
    this.history.compare(date, rows, sheet);
    this.weights.weigh(rows, this.order);
    const day = { bins: this.bins, ranks: this.ranks, ties: this.ties };
    this.industries?.weigh(rows);
    for (let horizon = 0; horizon < sheet.horizons; horizon += 1) {
      sheet.rankIc[horizon * sheet.dates + date] = rankCorrelation(
        this.ranks,
        this.ties,
        rows.returns[horizon] as Float64Array,
        rows.orders[horizon] as Uint32Array,
        0,
        rows.count,
      );
      this.returns.writePortfolios(date, horizon, rows, this.weights, sheet);
      this.returns.writeQuantiles(date, horizon, rows, this.bins, sheet);
      this.industries?.write(date, horizon, rows, day, this.returns, sheet);
    }
  }

  /** Whether every row has a quantile. */
  private bin(): boolean {
    const { rows, bins, order, quantileBins } = this;
    if (this.input.binBy !== 'industry' || this.industries === null) {
      if (quantileBins.bin(rows.factor, order, 0, rows.count, bins)) return true;
      bins.fill(0);
      return rows.count === 0;
    }
    this.industries.bin(rows.factor, quantileBins, bins);
    for (let row = 0; row < rows.count; row += 1) if (bins[row] === 0) return false;
    return true;
  }

  private leaveOutUnbinned(date: number): void {
    const { rows, bins, order } = this;
    const before = rows.count;
    rows.keepOnly(bins);
    rows.reorder(date);
    let kept = 0;
    for (let row = 0; row < before; row += 1) {
      const bin = bins[row] as number;
      if (bin === 0) continue;
      bins[kept] = bin;
      kept += 1;
    }
    this.sorter.sort(rows.factor, rows.count, order);
    this.industries?.part(date, rows, order);
  }
}
