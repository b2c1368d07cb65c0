import type { DemoCompany } from '../world/world.ts';

/** A suspension: its first day without trading, and the day trading continued; null while it has not. */
export interface Suspension {
  readonly from: string;
  readonly until: string | null;
}

/** Every close of a story, whole cents: a table of companies by days. A suspended day's is kept negative. */
export class Closes {
  private readonly cents: Int32Array;
  private readonly places: ReadonlyMap<DemoCompany, number>;
  private walked = 0;

  constructor(
    companies: readonly DemoCompany[],
    private readonly days: readonly string[],
  ) {
    this.cents = new Int32Array(companies.length * days.length);
    this.places = new Map(companies.map((company, at) => [company, at * days.length]));
  }

  get isComplete(): boolean {
    return this.walked === this.days.length;
  }

  /** Records the close of the company at a place in the list, on the day at a place in theirs. */
  record(company: number, day: number, { close, suspended }: { close: number; suspended: boolean }): void {
    this.cents[company * this.days.length + day] = suspended ? -close : close;
  }

  /** Marks the day's closes as complete. */
  finish(day: number): void {
    this.walked = Math.max(this.walked, day + 1);
  }

  /** The last close at or before a date; null before the first. */
  on(company: DemoCompany, date: string): number | null {
    const place = this.placeOf(company);
    for (let day = this.lastDayUpTo(date); day >= 0; day -= 1) {
      const close = Math.abs(this.cents[place + day] ?? 0);
      if (close > 0) return close;
      // Without a bar either it is not listed yet or it has left.
      if ((this.days[day] ?? '') <= company.listDate) return null;
    }
    return null;
  }

  /** In the order of days; trading does not continue after one that ends with the company's last day. */
  suspensions(company: DemoCompany): readonly Suspension[] {
    const place = this.placeOf(company);
    const found: Suspension[] = [];
    let from: string | null = null;
    for (const [at, day] of this.days.entries()) {
      const close = this.cents[place + at] ?? 0;
      if (close < 0) from ??= day;
      if (close <= 0 || from === null) continue;
      found.push({ from, until: day });
      from = null;
    }
    return from === null ? found : [...found, { from, until: null }];
  }

  private placeOf(company: DemoCompany): number {
    const place = this.places.get(company);
    if (place === undefined) throw new Error(`${company.text} is not of this world`);
    return place;
  }

  private lastDayUpTo(date: string): number {
    let low = 0;
    let high = this.days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.days[middle] ?? '') <= date) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
