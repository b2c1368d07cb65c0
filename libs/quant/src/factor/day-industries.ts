import type { KernelMemory } from '../kernel/kernel-memory.ts';
import type { Sorter } from '../stats/sorter.ts';
import type { DailySheet } from './daily-sheet.ts';
import type { DayReturns } from './day-returns.ts';
import type { DayRows } from './day-rows.ts';
import type { QuantileBins } from './quantile-bins.ts';
import { doubledRanks, rankCorrelation } from './tied-ranks.ts';

/** By stock, or by cell where industries change over time. */
export interface IndustryMap {
  readonly industries: Uint16Array;
  readonly count: number;
}

/** The statistics of a date's factor within industries. The memory is reused for all dates. */
export class DayIndustries {
  /** Each row's industry. */
  private readonly of: Uint16Array;
  /** The start of each industry in `grouped`; its end is the start of the next one. */
  private readonly starts: Uint32Array;
  private readonly next: Uint32Array;
  /** The rows, industry by industry, in ascending order of the factor, and of the return. */
  private readonly grouped: Uint32Array;
  private readonly groupedReturns: Uint32Array;
  /** By industry. */
  private readonly sums: Float64Array;
  private readonly means: Float64Array;
  private readonly gross: Float64Array;
  private readonly ties: Float64Array;
  /** By row: the factor above its industry's mean, its doubled rank within it, the return above its mean. */
  private readonly deviations: Float64Array;
  private readonly ranks: Uint32Array;
  private readonly away: Float64Array;
  private readonly order: Uint32Array;

  constructor(
    private readonly stocks: number,
    private readonly map: IndustryMap,
    private readonly sorter: Sorter,
    private readonly memory: KernelMemory,
  ) {
    const { count } = map;
    this.of = new Uint16Array(stocks);
    this.starts = new Uint32Array(count + 1);
    this.next = new Uint32Array(count);
    this.grouped = memory.words(stocks);
    this.groupedReturns = new Uint32Array(stocks);
    this.sums = new Float64Array(count);
    this.means = new Float64Array(count);
    this.gross = new Float64Array(count);
    this.ties = new Float64Array(count);
    this.deviations = new Float64Array(stocks);
    this.ranks = memory.words(stocks);
    this.away = memory.doubles(stocks);
    this.order = memory.words(stocks);
  }

  /** Groups the rows of a date by industry; `order` has them in ascending order of the factor. */
  part(date: number, rows: DayRows, order: Uint32Array): void {
    const { of, starts, map } = this;
    const today = map.industries.length === this.stocks ? 0 : date * this.stocks;
    starts.fill(0);
    for (let row = 0; row < rows.count; row += 1) {
      const industry = map.industries[today + (rows.stocks[row] as number)] as number;
      of[row] = industry;
      starts[industry + 1] = (starts[industry + 1] as number) + 1;
    }
    for (let at = 0; at < map.count; at += 1)
      starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
    this.group(order, rows.count, this.grouped);
  }

  /** Assigns quantiles within each industry; rows of an industry with equal edges get none, 0. */
  bin(factor: Float64Array, quantileBins: QuantileBins, bins: Uint8Array): void {
    bins.fill(0);
    for (let industry = 0; industry < this.map.count; industry += 1)
      quantileBins.bin(factor, this.grouped, this.start(industry), this.start(industry + 1), bins);
  }

  /** Ranks and weights the factor within industries, for `write` to compare with each horizon's returns. */
  weigh(rows: DayRows): void {
    const { of, deviations, sums, gross, ties } = this;
    rows.number();
    this.takeMeans(rows.factor, rows.count, deviations);
    gross.fill(0);
    for (let row = 0; row < rows.count; row += 1) {
      const industry = of[row] as number;
      gross[industry] = (gross[industry] as number) + Math.abs(deviations[row] as number);
    }
    sums.fill(0);
    for (let industry = 0; industry < this.map.count; industry += 1)
      ties[industry] = doubledRanks(
        this.memory,
        rows.factor,
        this.grouped,
        this.start(industry),
        this.start(industry + 1),
        this.ranks,
      );
  }

  /**
   * Writes the statistics within industries for one horizon. `dayRanks` are the doubled ranks among all rows.
   */
  write(
    date: number,
    horizon: number,
    rows: DayRows,
    day: { readonly bins: Uint8Array; readonly ranks: Uint32Array; readonly ties: number },
    quantiles: DayReturns,
    sheet: DailySheet,
  ): void {
    const { away, order } = this;
    const returns = rows.returns[horizon] as Float64Array;
    const at = horizon * sheet.dates + date;
    this.takeMeans(returns, rows.count, away);
    quantiles.writeMeans(
      away,
      rows.count,
      day.bins,
      sheet.quantileReturnIndustryNeutral,
      horizon * sheet.quantiles * sheet.dates + date,
      sheet.dates,
    );
    this.sorter.sort(away, rows.count, order);
    sheet.rankIcIndustryNeutral[at] = rankCorrelation(day.ranks, day.ties, away, order, 0, rows.count);
    sheet.factorReturnIndustryNeutral[at] = this.portfolioReturn(returns, rows.count);
    this.writeRankIcs(date, horizon, returns, rows, sheet);
  }

  private writeRankIcs(
    date: number,
    horizon: number,
    returns: Float64Array,
    rows: DayRows,
    sheet: DailySheet,
  ): void {
    rows.order(date, horizon, this.order);
    this.group(this.order, rows.count, this.groupedReturns);
    for (let industry = 0; industry < this.map.count; industry += 1)
      sheet.rankIcByIndustry[(horizon * this.map.count + industry) * sheet.dates + date] = rankCorrelation(
        this.ranks,
        this.ties[industry] as number,
        returns,
        this.groupedReturns,
        this.start(industry),
        this.start(industry + 1),
      );
  }

  /**
   * The return of a portfolio with gross 1 within each industry, shared equally by the industries that have
   * any weight.
   */
  private portfolioReturn(returns: Float64Array, count: number): number {
    const { sums, gross, of, deviations } = this;
    sums.fill(0);
    for (let row = 0; row < count; row += 1) {
      const industry = of[row] as number;
      sums[industry] = (sums[industry] as number) + (deviations[row] as number) * (returns[row] as number);
    }
    let [total, weighted] = [0, 0];
    for (let industry = 0; industry < this.map.count; industry += 1) {
      if (!((gross[industry] as number) > 0)) continue;
      total += (sums[industry] as number) / (gross[industry] as number);
      weighted += 1;
    }
    return weighted > 0 ? total / weighted : NaN;
  }

  /**
   * Writes each value's deviation from the mean of its industry. A second pass over the result of the first
   * makes it exact: equal values become 0, without rounding noise that would get ranks and weights.
   */
  private takeMeans(values: Float64Array, count: number, into: Float64Array): void {
    const { means, of } = this;
    means.fill(0);
    for (let pass = 0; pass < 2; pass += 1) {
      this.addToMeans(pass === 0 ? values : into, count);
      for (let row = 0; row < count; row += 1)
        into[row] = (values[row] as number) - (means[of[row] as number] as number);
    }
  }

  private addToMeans(values: Float64Array, count: number): void {
    const { sums, means, of } = this;
    sums.fill(0);
    for (let row = 0; row < count; row += 1) {
      const industry = of[row] as number;
      sums[industry] = (sums[industry] as number) + (values[row] as number);
    }
    for (let industry = 0; industry < this.map.count; industry += 1) {
      const rows = this.start(industry + 1) - this.start(industry);
      means[industry] = (means[industry] as number) + (sums[industry] as number) / rows;
    }
  }

  /** Groups rows by industry, keeping their order within each. */
  private group(order: Uint32Array, count: number, into: Uint32Array): void {
    const { next, starts, of } = this;
    next.set(starts.subarray(0, this.map.count));
    for (let at = 0; at < count; at += 1) {
      const row = order[at] as number;
      const industry = of[row] as number;
      const to = next[industry] as number;
      into[to] = row;
      next[industry] = to + 1;
    }
  }

  private start(industry: number): number {
    return this.starts[industry] as number;
  }
}
