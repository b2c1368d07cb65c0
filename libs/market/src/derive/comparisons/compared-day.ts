import type { BarDay } from '../bar-chunks.ts';
import { OwnHistory } from './own-history.ts';

/** Three years of trading days; a percentile among them needs so many values. */
export const HISTORY_DAYS = 750;
const LEAST_HISTORY = 60;
const LIQUIDITY_DAYS = 20;

/** The bar columns that a compared day is made from. */
export const COMPARED_COLUMNS = ['pe_ttm', 'pb', 'amount'];

/** One day whose securities are compared, and the three years that its valuations are compared with. */
export class ComparedDay {
  /** TO_DAYS. */
  readonly day: number;
  /** Ids of the securities with a bar. */
  readonly securities: readonly number[];
  private readonly pe: OwnHistory;
  private readonly pb: OwnHistory;
  private readonly amounts: Float64Array;
  private readonly traded: Uint8Array;

  /** `width`: one more than the highest security id. */
  constructor(bars: BarDay, width: number) {
    this.day = bars.day;
    this.securities = [...bars.securities];
    const [pes, pbs] = bars.columns;
    this.pe = new OwnHistory(bySecurity(bars, pes, width));
    this.pb = new OwnHistory(bySecurity(bars, pbs, width));
    this.amounts = new Float64Array(width);
    this.traded = new Uint8Array(width);
  }

  /** Adds a day of the three years, `age` trading days back; oldest first, age 0 is the day itself. */
  add({ securities, columns: [pes, pbs, amounts] }: BarDay, age: number): void {
    if (age >= HISTORY_DAYS || age < 0) return;
    for (const [at, security] of securities.entries()) {
      this.pe.see(security, positive(pes?.[at]));
      this.pb.see(security, positive(pbs?.[at]));
      const amount = amounts?.[at] ?? NaN;
      if (age >= LIQUIDITY_DAYS || Number.isNaN(amount)) continue;
      this.amounts[security] = (this.amounts[security] ?? 0) + amount;
      this.traded[security] = (this.traded[security] ?? 0) + 1;
    }
  }

  /** How cheap PE and PB are against the security's own three years: higher is cheaper. */
  cheapness(security: number): readonly [pe: number, pb: number] {
    return [1 - this.pe.percentile(security, LEAST_HISTORY), 1 - this.pb.percentile(security, LEAST_HISTORY)];
  }

  /** Mean amount of the last days; NaN without any. */
  meanAmount(security: number): number {
    const traded = this.traded[security] ?? 0;
    return traded === 0 ? NaN : (this.amounts[security] ?? NaN) / traded;
  }
}

function bySecurity({ securities }: BarDay, values: Float64Array | undefined, width: number): Float64Array {
  const own = new Float64Array(width).fill(NaN);
  for (const [at, security] of securities.entries()) own[security] = positive(values?.[at]);
  return own;
}

const positive = (value: number | undefined): number => (value !== undefined && value > 0 ? value : NaN);
