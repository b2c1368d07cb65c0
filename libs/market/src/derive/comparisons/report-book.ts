import { growthRate, trailingYear } from '@console/quant';
import { GrowingColumn } from '../growing-column.ts';

/** The figures of a report that the comparison reads; they cumulate over the year, equity is as of its end. */
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

export interface ReportMeasures {
  readonly revenueGrowth: number;
  readonly profitGrowth: number;
  readonly returnOnEquity: number;
  readonly grossMargin: number;
}

/** Days after which a report without a successor no longer counts. */
const MOST_DAYS = 400;
const YEAR = 4;

/** The reports of companies known on a day; hundreds of thousands of them, in typed arrays. */
export class ReportBook {
  private readonly cells = COLUMNS.map(() => new GrowingColumn());
  /** The place of the newest known version of a company's report of a quarter. */
  private readonly places = new Map<number, number>();
  private readonly newest = new Map<number, number>();
  private size = 0;
  private at = 0;

  /** Adds a report; call in the order of announcement. */
  add(report: Report): void {
    for (const [at, column] of this.cells.entries()) column.push(report[COLUMNS[at] ?? 'equity']);
    this.size += 1;
  }

  /** Measures of the newest report known on a day (TO_DAYS); NaN where a part is missing. Days are asked in order. */
  measures(security: number, day: number): ReportMeasures | null {
    this.advance(day);
    const newest = this.newest.get(security);
    if (newest === undefined) return null;
    if (day - this.value(security, newest, 'announced') > MOST_DAYS) return null;
    const of: ValueOf = (column, quarter) => this.value(security, quarter, column);
    const year = (flow: Column, quarter: number): number => trailing(of, flow, quarter);
    return {
      revenueGrowth: growthRate(year('revenue', newest), year('revenue', newest - YEAR)),
      profitGrowth: growthRate(year('profit', newest), year('profit', newest - YEAR)),
      returnOnEquity: overPositive(
        year('profit', newest),
        (of('equity', newest) + of('equity', newest - YEAR)) / 2,
      ),
      grossMargin: 1 - overPositive(year('salesCost', newest), year('salesRevenue', newest)),
    };
  }

  private advance(day: number): void {
    for (; this.at < this.size && this.cell('announced', this.at) <= day; this.at += 1) {
      const security = this.cell('security', this.at);
      const quarter = this.cell('quarter', this.at);
      this.places.set(placeKey(security, quarter), this.at);
      this.newest.set(security, Math.max(quarter, this.newest.get(security) ?? quarter));
    }
  }

  private value(security: number, quarter: number, column: Column): number {
    const place = this.places.get(placeKey(security, quarter));
    return place === undefined ? NaN : this.cell(column, place);
  }

  private cell(column: Column, place: number): number {
    return this.cells[COLUMNS.indexOf(column)]?.at(place) ?? NaN;
  }
}

const COLUMNS = [
  ...(['security', 'announced', 'quarter'] as const),
  ...(['revenue', 'profit', 'salesRevenue', 'salesCost', 'equity'] as const),
] satisfies readonly (keyof Report)[];
type Column = (typeof COLUMNS)[number];
type ValueOf = (column: Column, quarter: number) => number;

/** Quarters count four a year since year 0. */
const QUARTERS = 40_000;
const placeKey = (security: number, quarter: number): number => security * QUARTERS + quarter;

/** The last four quarters up to one; at the year's end the year itself. */
function trailing(of: ValueOf, flow: Column, quarter: number): number {
  const past = quarter % YEAR;
  if (past === YEAR - 1) return of(flow, quarter);
  return trailingYear({
    yearToDate: of(flow, quarter),
    lastYear: of(flow, quarter - past - 1),
    lastYearToDate: of(flow, quarter - YEAR),
  });
}

const overPositive = (over: number, under: number): number => (under > 0 ? over / under : NaN);
