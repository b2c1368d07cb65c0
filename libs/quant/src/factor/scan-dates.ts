import { KernelMemory } from '../kernel/kernel-memory.ts';
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
import { doubledRanks, MarkedRankCorrelation } from './tied-ranks.ts';

export interface ScanOptions {
  /** The dates to fill, all of them by default: threads take a range each. */
  readonly from?: number;
  readonly to?: number;
  readonly sheet?: DailySheet;
  /** The orders of an earlier scan of the same prices and horizons. */
  readonly orders?: ReturnOrders;
}

/**
 * Judges a factor date by date, by the definitions of alphalens (no z-score filter, no price filling). A
 * date's figures are the same to the bit in any range and thread.
 * @throws RangeError as `checkFactorInput`
 */
export function scanDates(input: FactorInput, options: ScanOptions = {}): DailySheet {
  checkFactorInput(input);
  const { from = 0, to = input.dates, sheet = dailySheet(sheetSizeOf(input)) } = options;
  const orders = options.orders ?? new ReturnOrders(input.dates, input.stocks, input.horizons.length);
  const scan = new Scan(input, orders, sheet);
  // The dates with which today is compared must be known, however far back they are.
  for (let date = Math.max(0, from - Math.max(...input.horizons)); date < from; date += 1)
    scan.remember(date);
  for (let date = from; date < to; date += 1) scan.judge(date);
  return sheet;
}

class Scan {
  private readonly memory = new KernelMemory();
  private readonly rows: DayRows;
  private readonly sorter: Sorter;
  private readonly quantileBins: QuantileBins;
  private readonly history: DayHistory;
  private readonly returns: DayReturns;
  private readonly weights: DayWeights;
  private readonly industries: DayIndustries | null;
  private readonly order: Uint32Array;
  private readonly bins: Uint8Array;
  private readonly ranks: Uint32Array;
  private readonly rankCorrelation: MarkedRankCorrelation;
  private ties = 0;
  private returned = 0;

  constructor(
    private readonly input: FactorInput,
    private readonly orders: ReturnOrders,
    private readonly sheet: DailySheet,
  ) {
    const { stocks, quantiles, industries, industryCount = 0 } = input;
    const { memory } = this;
    this.sorter = new Sorter(stocks, memory);
    this.rows = new DayRows(input, orders, this.sorter, memory);
    this.quantileBins = new QuantileBins(quantiles, memory);
    this.history = new DayHistory(input, memory);
    this.returns = new DayReturns(quantiles, memory);
    this.weights = new DayWeights(stocks, memory);
    this.rankCorrelation = new MarkedRankCorrelation(stocks, memory);
    this.industries =
      industries === undefined
        ? null
        : new DayIndustries(stocks, { industries, count: industryCount }, this.sorter, memory);
    this.order = memory.words(stocks);
    this.bins = memory.bytes(stocks);
    this.ranks = memory.words(stocks);
  }

  /** Rows, quantiles and ranks of a date, kept for the dates after it. */
  remember(date: number): void {
    const { rows, order, sorter } = this;
    rows.gather(date);
    this.returned = rows.count;
    sorter.sort(rows.factor, rows.count, order);
    this.industries?.part(date, rows, order);
    if (!this.bin()) this.leaveOutUnbinned(date);
    this.ties = doubledRanks(this.memory, rows.factor, order, 0, rows.count, this.ranks);
    this.history.remember(date, rows, { bins: this.bins, ranks: this.ranks, ties: this.ties });
  }

  judge(date: number): void {
    this.remember(date);
    const { rows, sheet } = this;
    sheet.rowsPresent[date] = rows.present;
    sheet.rowsReturned[date] = this.returned;
    sheet.rowsKept[date] = rows.count;
    if (rows.count === 0) return;
    this.history.compare(date, sheet);
    this.weights.weigh(rows, this.order);
    const day = { bins: this.bins, ranks: this.ranks, ties: this.ties };
    this.industries?.weigh(rows);
    const sizes = this.history.sizesOf(date);
    for (let horizon = 0; horizon < sheet.horizons; horizon += 1) {
      this.writeRankIc(date, horizon);
      this.returns.write(date, horizon, rows, { weights: this.weights, bins: this.bins, sizes }, sheet);
      this.industries?.write(date, horizon, rows, day, this.returns, sheet);
    }
  }

  private writeRankIc(date: number, horizon: number): void {
    const { sheet, orders, ties } = this;
    const start = (date * sheet.horizons + horizon) * this.input.stocks;
    const end = start + (orders.filled[date] as number) - 1;
    const day = { marks: this.history.marksOf(date), ties, count: this.rows.count };
    sheet.rankIc[horizon * sheet.dates + date] = this.rankCorrelation.of(
      day,
      orders.orders.subarray(start, end),
    );
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
