import type { Cell } from '../database/write-rows.ts';

/** A bar of `daily_bar` as the aggregates read it; null is missing. */
export interface IndustryBar {
  readonly close: number;
  readonly preClose: number;
  /** Null when suspended: the close stands for them. */
  readonly high: number | null;
  readonly low: number | null;
  readonly volume: number | null;
  readonly amount: number;
  readonly totalShares: number | null;
  readonly floatShares: number | null;
  readonly peTtm: number | null;
  readonly pb: number | null;
  readonly psTtm: number | null;
  /** A security's first bar has a price to start from, but no return of the industry's. */
  readonly first: boolean;
}

/** What a day's members of one industry come to. */
export class IndustrySums {
  private corpNum = 0;
  private readonly capital = new Sum();
  private readonly highCapital = new Sum();
  private readonly lowCapital = new Sum();
  private readonly floatCapital = new Sum();
  private readonly totalShares = new Sum();
  private readonly floatShares = new Sum();
  private readonly volume = new Sum();
  private readonly amount = new Sum();
  private readonly before = new Sum();
  private readonly after = new Sum();
  private readonly earnings = new Quotient();
  private readonly book = new Quotient();
  private readonly sales = new Quotient();

  add(bar: IndustryBar): void {
    this.corpNum += 1;
    this.amount.add(bar.amount);
    if (bar.volume !== null) this.volume.add(bar.volume);
    if (bar.floatShares !== null) {
      this.floatShares.add(bar.floatShares);
      this.floatCapital.add(bar.close * bar.floatShares);
    }
    if (bar.totalShares !== null) this.addCapital(bar, bar.totalShares);
  }

  private addCapital(bar: IndustryBar, shares: number): void {
    const capital = bar.close * shares;
    this.totalShares.add(shares);
    this.capital.add(capital);
    this.highCapital.add((bar.high ?? bar.close) * shares);
    this.lowCapital.add((bar.low ?? bar.close) * shares);
    if (!bar.first) {
      this.before.add(bar.preClose * shares);
      this.after.add(capital);
    }
    if (bar.peTtm !== null && bar.peTtm > 0) this.earnings.add(capital, bar.peTtm);
    if (bar.pb !== null) this.book.add(capital, bar.pb);
    if (bar.psTtm !== null) this.sales.add(capital, bar.psTtm);
  }

  /** The columns of `industry_daily` from `corp_num` on, without the indexes. */
  result(): IndustryResult {
    const growth = divide(this.after.value, this.before.value);
    return {
      sums: [
        this.corpNum,
        this.capital.value,
        this.highCapital.value,
        this.lowCapital.value,
        this.floatCapital.value,
        this.totalShares.value,
        this.floatShares.value,
        this.amount.value,
        this.volume.value,
        divide(this.amount.value, this.floatCapital.value),
      ],
      returnRate: growth === null ? null : growth - 1,
      capital: this.capital.value,
      highCapital: this.highCapital.value,
      lowCapital: this.lowCapital.value,
      multiples: [this.earnings.value, this.book.value, this.sales.value],
    };
  }
}

export interface IndustryResult {
  readonly sums: readonly Cell[];
  readonly returnRate: number | null;
  readonly capital: number | null;
  readonly highCapital: number | null;
  readonly lowCapital: number | null;
  readonly multiples: readonly Cell[];
}

/** Null until something is added. */
class Sum {
  value: number | null = null;

  add(value: number): void {
    this.value = (this.value ?? 0) + value;
  }
}

/** Σ capital / Σ capital ÷ multiple: a multiple of a sum, over members that have one. */
class Quotient {
  private capital = 0;
  private base = 0;

  add(capital: number, multiple: number): void {
    if (multiple === 0) return;
    this.capital += capital;
    this.base += capital / multiple;
  }

  /** Null where what it is measured by is not positive. */
  get value(): number | null {
    return this.base > 0 ? this.capital / this.base : null;
  }
}

const divide = (over: number | null, under: number | null): number | null =>
  over === null || under === null || under === 0 ? null : over / under;
