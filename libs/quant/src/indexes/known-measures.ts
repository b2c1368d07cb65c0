import { growthRate } from '../series/growth-rate.ts';
import { trailingAt } from '../series/trailing-at.ts';

/** The figures of reports that are compared; they cumulate over the year, equity is as of its end. NaN is missing. */
export interface ReportFigures {
  readonly revenue: Float64Array;
  readonly profit: Float64Array;
  readonly salesRevenue: Float64Array;
  readonly salesCost: Float64Array;
  readonly equity: Float64Array;
}

/**
 * Reports as they became known: stock s has the entries `starts[s] … starts[s + 1] − 1`, in the order they became
 * known. A second entry of a quarter replaces the first.
 */
export interface CompanyReports extends ReportFigures {
  readonly starts: Int32Array;
  /** Days since an epoch. */
  readonly known: Int32Array;
  /** year × 4 + quarter − 1. */
  readonly quarters: Int32Array;
}

/** By stock; NaN where a part is missing. */
export interface ReportMeasures {
  readonly revenueGrowth: Float64Array;
  readonly profitGrowth: Float64Array;
  readonly returnOnEquity: Float64Array;
  readonly grossMargin: Float64Array;
}

/** Days after which a report without a successor no longer counts. */
export const REPORT_DAYS = 400;
const YEAR = 4;

/**
 * What is known on a day of each company's newest report: growth of a trailing year, its return on the mean equity,
 * its gross margin. Days are asked in order; only companies that reported since are computed again.
 */
export class KnownMeasures {
  private readonly next: Int32Array;
  private readonly newest: Int32Array;
  private readonly since: Float64Array;
  private readonly measures: ReportMeasures;

  constructor(private readonly reports: CompanyReports) {
    const stocks = reports.starts.length - 1;
    const missing = (): Float64Array => new Float64Array(stocks).fill(NaN);
    this.next = reports.starts.slice(0, stocks);
    this.newest = new Int32Array(stocks).fill(-1);
    this.since = new Float64Array(stocks).fill(-Infinity);
    this.measures = {
      revenueGrowth: missing(),
      profitGrowth: missing(),
      returnOnEquity: missing(),
      grossMargin: missing(),
    };
  }

  /** The measures as of a day, valid until the next is asked for. */
  on(day: number): ReportMeasures {
    for (let stock = 0; stock < this.next.length; stock += 1) {
      if (this.advance(stock, day)) this.compute(stock);
      if (day - (this.since[stock] as number) > REPORT_DAYS) this.forget(stock);
    }
    return this.measures;
  }

  /** Whether a report became known since the day before. */
  private advance(stock: number, day: number): boolean {
    const { starts, known, quarters } = this.reports;
    const end = starts[stock + 1] as number;
    const before = this.next[stock] as number;
    let at = before;
    for (; at < end && (known[at] as number) <= day; at += 1) {
      if ((quarters[at] as number) <= (this.newest[stock] as number)) continue;
      // A figure that replaces another does not make its report younger.
      this.newest[stock] = quarters[at] as number;
      this.since[stock] = known[at] as number;
    }
    this.next[stock] = at;
    return at > before;
  }

  private compute(stock: number): void {
    const { revenue, profit, salesRevenue, salesCost, equity } = this.reports;
    const newest = this.newest[stock] as number;
    const year = (flow: Float64Array, quarter: number): number =>
      trailingAt(quarter, (one) => this.value(stock, flow, one));
    const yearProfit = year(profit, newest);
    const meanEquity = (this.value(stock, equity, newest) + this.value(stock, equity, newest - YEAR)) / 2;
    const { measures } = this;
    measures.revenueGrowth[stock] = growthRate(year(revenue, newest), year(revenue, newest - YEAR));
    measures.profitGrowth[stock] = growthRate(yearProfit, year(profit, newest - YEAR));
    measures.returnOnEquity[stock] = overPositive(yearProfit, meanEquity);
    measures.grossMargin[stock] = 1 - overPositive(year(salesCost, newest), year(salesRevenue, newest));
  }

  private forget(stock: number): void {
    for (const values of Object.values(this.measures) as Float64Array[]) values[stock] = NaN;
  }

  /** The newest known figure of a quarter. */
  private value(stock: number, figures: Float64Array, quarter: number): number {
    const { starts, quarters } = this.reports;
    const start = starts[stock] as number;
    for (let at = (this.next[stock] as number) - 1; at >= start; at -= 1)
      if (quarters[at] === quarter) return figures[at] as number;
    return NaN;
  }
}

const overPositive = (over: number, under: number): number => (under > 0 ? over / under : NaN);
