import type { CompanyBook, Dividend, Report, ShareCapital, ShareIssue } from '../world/world.ts';
import type { SimulatedBook } from './simulate-book.ts';

interface Trailing {
  readonly earnings: number;
  readonly sales: number;
  readonly equity: number;
}

/** Books that answer for any date. */
export class KnownBook implements CompanyBook {
  readonly reports: readonly Report[];
  readonly dividends: readonly Dividend[];
  readonly issues: readonly ShareIssue[];
  private readonly shares: Timeline<ShareCapital>;
  private readonly figures: Timeline<Trailing | null>;

  constructor({ reports, dividends, issues, steps }: SimulatedBook) {
    this.reports = reports;
    this.dividends = dividends;
    this.issues = issues;
    this.shares = new Timeline(
      steps.map(({ from, total, float }) => ({ from, value: { total, float } })),
      // Before the first day: the shares of the first day.
      steps[0] ?? { total: 0, float: 0 },
    );
    this.figures = new Timeline(
      reports.map(({ announceDate }, at) => ({ from: announceDate, value: trailingAt(reports, at) })),
      null,
    );
  }

  sharesOn(date: string): ShareCapital {
    return this.shares.on(date);
  }

  trailing(date: string): Trailing | null {
    return this.figures.on(date);
  }
}

function trailingAt(reports: readonly Report[], at: number): Trailing | null {
  const year = reports.slice(Math.max(0, at - 3), at + 1);
  const last = year.at(-1);
  if (year.length < 4 || !last) return null;
  return {
    earnings: year.reduce((sum, { netProfit }) => sum + netProfit, 0),
    sales: year.reduce((sum, { revenue }) => sum + revenue, 0),
    equity: last.equity,
  };
}

/** Values valid from a date on; fast when asked in the order of dates, correct in any order. */
class Timeline<T> {
  private at = -1;

  constructor(
    private readonly steps: readonly { readonly from: string; readonly value: T }[],
    private readonly before: T,
  ) {}

  on(date: string): T {
    const now = this.steps[this.at];
    if (now && now.from > date) this.at = -1;
    for (let next = this.steps[this.at + 1]; next && next.from <= date; next = this.steps[this.at + 1]) {
      this.at += 1;
    }
    return this.steps[this.at]?.value ?? this.before;
  }
}
