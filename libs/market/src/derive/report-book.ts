import { growthRate, trailingYear } from '@console/quant';

/** What the comparison reads of a report; figures cumulate over the year, equity is of its end. */
export interface Report {
  readonly security: number;
  /** Day it became known, TO_DAYS. */
  readonly announced: number;
  /** year × 4 + quarter − 1. */
  readonly quarter: number;
  readonly revenue: number;
  readonly profit: number;
  readonly salesRevenue: number;
  readonly salesCost: number;
  readonly equity: number;
}

type Flow = 'revenue' | 'profit' | 'salesRevenue' | 'salesCost';

export interface ReportMeasures {
  readonly revenueGrowth: number;
  readonly profitGrowth: number;
  readonly returnOnEquity: number;
  readonly grossMargin: number;
}

/** A report that nothing followed for so long says nothing any more (days). */
const MOST_DAYS = 400;
const YEAR = 4;

/** What is known of companies' reports day by day. Days are asked in order. */
export class ReportBook {
  private readonly known = new Map<number, Map<number, Report>>();
  private at = 0;

  /** Reports in the order of their announcement. */
  constructor(private readonly reports: readonly Report[]) {}

  /** Measures of the newest report known on a day (TO_DAYS); NaN where a part is missing. */
  measures(security: number, day: number): ReportMeasures | null {
    this.advance(day);
    const own = this.known.get(security);
    if (!own) return null;
    const newest = Math.max(...own.keys());
    if (day - (own.get(newest)?.announced ?? 0) > MOST_DAYS) return null;
    const year = (flow: Flow, quarter: number): number => trailing(own, flow, quarter);
    const equity = (quarter: number): number => own.get(quarter)?.equity ?? NaN;
    return {
      revenueGrowth: growthRate(year('revenue', newest), year('revenue', newest - YEAR)),
      profitGrowth: growthRate(year('profit', newest), year('profit', newest - YEAR)),
      returnOnEquity: overPositive(year('profit', newest), (equity(newest) + equity(newest - YEAR)) / 2),
      grossMargin: 1 - overPositive(year('salesCost', newest), year('salesRevenue', newest)),
    };
  }

  private advance(day: number): void {
    for (
      let report = this.reports[this.at];
      report && report.announced <= day;
      report = this.reports[this.at]
    ) {
      const own = this.known.get(report.security) ?? new Map<number, Report>();
      own.set(report.quarter, report);
      this.known.set(report.security, own);
      this.at += 1;
    }
  }
}

/** The last four quarters up to one; at the year's end the year itself. */
function trailing(own: ReadonlyMap<number, Report>, flow: Flow, quarter: number): number {
  const value = (of: number): number => own.get(of)?.[flow] ?? NaN;
  const past = quarter % YEAR;
  if (past === YEAR - 1) return value(quarter);
  return trailingYear({
    yearToDate: value(quarter),
    lastYear: value(quarter - past - 1),
    lastYearToDate: value(quarter - YEAR),
  });
}

const overPositive = (over: number, under: number): number => (under > 0 ? over / under : NaN);
