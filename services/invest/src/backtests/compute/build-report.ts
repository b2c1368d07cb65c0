import type { BacktestReport } from '@console/contract-invest';
import { factorReport, type DailySheet } from '@console/quant';
import { monthlyHeatmap } from './monthly-heatmap.ts';
import { portfolioOf } from './portfolio-of.ts';
import type { UniverseAccount } from './universe-mask.ts';
import { wealthOf } from './wealth-of.ts';

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
/** A frozen report. */
export type Report = Frozen<BacktestReport>;

export interface ReportInput {
  /** The daily sheet of all dates of the run. */
  readonly sheet: DailySheet;
  /** The date of each row, `YYYY-MM-DD`. */
  readonly dates: readonly string[];
  readonly horizons: readonly number[];
  readonly account: UniverseAccount;
  /** Level-1 industries by their number; empty when the sheet has none. */
  readonly industries: readonly string[];
  /** The benchmark's return on each date; null without one. */
  readonly benchmark: Float64Array | null;
}

/**
 * The tear sheet of a run. The same numbers make the same text of JSON: keys are in a fixed order. A portfolio held for
 * a day is formed at one date's close and dated the next day, on which its return is earned.
 */
export function buildReport(input: ReportInput): Report {
  const { sheet, dates, horizons, account, industries } = input;
  const { rowsKept, rowsPerDay, rowsDropped, factorReturns, ...report } = factorReport(sheet, horizons);
  const universe = account.perDay.reduce((sum, count) => sum + count, 0);
  const dropped = rowsDropped.withoutReturn + rowsDropped.withoutQuantile;
  return {
    dates,
    horizons,
    quantiles: sheet.quantiles,
    rows: {
      kept: rowsKept,
      withoutFactor: universe - rowsKept - dropped,
      ...rowsDropped,
      excluded: account.excluded,
    },
    rowsPerDay,
    universePerDay: account.perDay,
    rankIc: report.rankIc,
    ic: report.ic,
    rankIcSummary: report.rankIcSummary,
    icSummary: report.icSummary,
    monthlyRankIc: Object.fromEntries(
      Object.entries(report.rankIc).map(([horizon, daily]) => [horizon, monthlyHeatmap(daily, dates)]),
    ),
    quantileReturns: report.quantileReturns,
    cumulative: cumulative(input),
    spread: report.spread,
    spreadError: report.spreadError,
    spreadMean: report.spreadMean,
    turnover: report.turnover,
    rankAutocorrelation: report.rankAutocorrelation,
    alphaBeta: report.alphaBeta,
    industries,
    rankIcIndustryNeutral: report.rankIcIndustryNeutral,
    rankIcByIndustry: report.rankIcByIndustry,
    longShort: portfolio(input, report.spread),
    factorPortfolio: portfolio(input, factorReturns.demeaned),
  };
}

type Series = readonly (number | null)[];

function portfolio(
  { dates, benchmark }: ReportInput,
  byHorizon: Readonly<Record<string, Series>>,
): Report['longShort'] {
  const daily = byHorizon['1'];
  return daily === undefined ? null : portfolioOf(daily, { dates, benchmark });
}

/** The cumulative return of each quantile, held for a day at a time; null where no horizon is a day. */
function cumulative({ sheet, horizons }: ReportInput): Report['cumulative'] {
  const at = horizons.indexOf(1);
  if (at < 0) return null;
  const { dates, quantiles } = sheet;
  const universe = sheet.universeReturn.subarray(at * dates, (at + 1) * dates);
  const curves = (all: Float64Array, less?: Float64Array): Series[] =>
    Array.from({ length: quantiles }, (_, quantile) => {
      const from = (at * quantiles + quantile) * dates;
      const daily = all.subarray(from, from + dates);
      return wealthOf(less ? daily.map((value, date) => value - (less[date] ?? NaN)) : daily).wealth;
    });
  return {
    raw: curves(sheet.quantileReturn),
    demeaned: curves(sheet.quantileReturn, universe),
    industryNeutral: sheet.industryCount > 0 ? curves(sheet.quantileReturnIndustryNeutral) : null,
  };
}
