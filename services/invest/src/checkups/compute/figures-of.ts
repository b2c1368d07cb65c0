import { factorReport, studentTwoSidedP, type DailySheet, type FactorReport } from '@console/quant';
import type { HorizonFigures } from './judge-work.ts';

/** The figures of a judged factor, by horizon: those of its tear sheet. */
export function figuresOf(sheet: DailySheet, horizons: readonly number[]): readonly HorizonFigures[] {
  const report = factorReport(sheet, horizons);
  return horizons.map((horizon) => figuresAt(report, horizon));
}

function figuresAt(report: FactorReport, horizon: number): HorizonFigures {
  const key = String(horizon);
  const summary = report.rankIcSummary[key];
  if (summary === undefined) throw new RangeError(`no horizon: ${horizon}`);
  const { days, mean, icir, t, p, neweyWestT, sharePositive } = summary;
  return {
    horizon,
    days,
    ic: report.icSummary[key]?.mean ?? null,
    rankIc: mean,
    icir,
    t,
    neweyWestT,
    p: horizon === 1 ? p : overlappingP(neweyWestT, days),
    sharePositive,
    spread: report.spreadMean[key] ?? null,
    quantileReturns: report.quantileReturns.raw[key]?.mean ?? [],
    topTurnover: report.turnover[key]?.byQuantile.at(-1) ?? null,
    autocorrelation: report.rankAutocorrelation[key]?.mean ?? null,
  };
}

/** The two-sided p of a Newey–West t, by Student's distribution with n − 1 degrees of freedom. */
function overlappingP(t: number | null, days: number): number | null {
  const p = t === null ? NaN : studentTwoSidedP(t, days - 1);
  return Number.isNaN(p) ? null : p;
}
