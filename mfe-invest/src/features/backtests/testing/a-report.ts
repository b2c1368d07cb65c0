import type { BacktestReport, CoefficientSummaryData, PortfolioData } from '@console/contract-invest';

/** Dates without weekends, as `YYYY-MM-DD`. */
function weekdays(count: number): readonly string[] {
  const days: string[] = [];
  for (let at = 0; days.length < count; at += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + at));
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

/** A value of a wave at a position. */
const wave = (at: number, size: number, shift = 0): number => size * Math.sin(at * 0.7 + shift);

export interface ReportShape {
  readonly days?: number;
  readonly horizons?: readonly number[];
  readonly quantiles?: number;
}

/** A report as the service answers it: generated, small, complete. */
export function aReport({ days = 44, horizons = [1, 5], quantiles = 3 }: ReportShape = {}): BacktestReport {
  const dates = [...weekdays(days)];
  const by = <T>(make: (horizon: number) => T): Record<string, T> =>
    Object.fromEntries(horizons.map((horizon) => [String(horizon), make(horizon)]));
  const series = (level: number, size: number) => (horizon: number) =>
    dates.map((_, at) => (at >= days - horizon ? null : level + wave(at, size, horizon)));
  const ofQuantiles = (horizon: number) => ({
    mean: Array.from({ length: quantiles }, (_, q) => (q - (quantiles - 1) / 2) * 0.001 * horizon),
    standardError: Array.from({ length: quantiles }, () => 0.0004),
  });
  const curves = Array.from({ length: quantiles }, (_, q) => dates.map((_, at) => 1 + (q - 1) * 0.002 * at));
  return {
    dates,
    horizons: [...horizons],
    quantiles,
    rows: ROWS,
    rowsPerDay: dates.map((_, at) => 900 + (at % 10)),
    universePerDay: dates.map(() => 1000),
    rankIc: by(series(0.04, 0.06)),
    ic: by(series(0.03, 0.05)),
    rankIcSummary: by((horizon) => aSummary({ mean: 0.0437 / horizon })),
    icSummary: by((horizon) => aSummary({ mean: 0.031 / horizon })),
    monthlyRankIc: by(() => [
      { year: 2026, months: [0.052, -0.004, ...Array.from({ length: 10 }, () => null)], whole: 0.024 },
    ]),
    quantileReturns: { raw: by(ofQuantiles), demeaned: by(ofQuantiles), industryNeutral: null },
    cumulative: { raw: curves, demeaned: curves, industryNeutral: null },
    spread: by(series(0.001, 0.002)),
    spreadError: by(() => dates.map(() => 0.0005)),
    spreadMean: by(() => 0.0012),
    turnover: by((horizon) => ({
      byQuantile: Array.from({ length: quantiles }, (_, q) => 0.1864 + q * 0.01),
      bottom: series(0.2, 0.01)(horizon),
      top: series(0.18, 0.01)(horizon),
    })),
    rankAutocorrelation: by((horizon) => ({ mean: 0.947, daily: series(0.94, 0.01)(horizon) })),
    alphaBeta: by(() => ({ annualAlpha: 0.08, beta: -0.12 })),
    industries: ['银行', '电子'],
    rankIcIndustryNeutral: by(series(0.03, 0.04)),
    rankIcByIndustry: [by(() => 0.061), by(() => -0.012)],
    longShort: aPortfolio(dates),
    factorPortfolio: aPortfolio(dates),
  };
}

const ROWS: BacktestReport['rows'] = {
  kept: 40_000,
  withoutFactor: 1180,
  withoutReturn: 362,
  withoutQuantile: 0,
  excluded: { outside: 12, suspended: 300, st: 450, young: 90 },
};

const aSummary = (more: Partial<CoefficientSummaryData> = {}): CoefficientSummaryData => ({
  days: 43,
  mean: 0.0437,
  std: 0.09,
  icir: 0.48,
  t: 17.15,
  p: 0.0001,
  neweyWestT: 9.2,
  skew: -0.1,
  kurtosis: 0.3,
  sharePositive: 0.671,
  ...more,
});

export const aPortfolio = (dates: readonly string[], more: Partial<PortfolioData> = {}): PortfolioData => ({
  returns: dates.map((_, at) => wave(at, 0.004) + 0.0005),
  wealth: dates.map((_, at) => 1 + at * 0.01),
  drawdowns: dates.map((_, at) => -Math.abs(wave(at, 0.08))),
  worst: [
    {
      depth: -0.0824,
      peak: dates[3] ?? null,
      trough: dates[7] ?? '',
      recovery: dates[12] ?? null,
      length: 9,
    },
    { depth: -0.041, peak: dates[20] ?? null, trough: dates[22] ?? '', recovery: null, length: 12 },
  ],
  monthlyReturns: { '2026-01': 0.021, '2026-02': -0.004 },
  totalReturn: 0.43,
  annualReturn: 0.1319,
  annualVolatility: 0.0725,
  sharpe: 1.75,
  sortino: 2.4,
  maxDrawdown: -0.0824,
  calmar: 1.6,
  omega: 1.3,
  var5: -0.008,
  cvar5: -0.011,
  winRate: 0.56,
  relative: null,
  ...more,
});
