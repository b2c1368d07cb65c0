import { z } from 'zod';

const figure = z.number().nullable();
/** Figures by date, in the order of `dates`. */
const series = z.array(figure);
const byHorizon = <T extends z.ZodType>(of: T): z.ZodRecord<z.ZodString, T> => z.record(z.string(), of);

const coefficient = z.object({
  days: z.number().int(),
  mean: figure,
  std: figure,
  icir: figure,
  t: figure,
  p: figure,
  neweyWestT: figure,
  skew: figure,
  kurtosis: figure,
  sharePositive: figure,
});
export type CoefficientSummaryData = z.output<typeof coefficient>;

/** Means over dates, by quantile from the lowest. */
const quantileReturns = z.object({ mean: series, standardError: series });

const drawdown = z.object({
  depth: z.number(),
  peak: z.string().nullable(),
  trough: z.string(),
  recovery: z.string().nullable(),
  /** Trading days. */
  length: z.number().int(),
});

/** A portfolio rebalanced every day. */
const portfolio = z.object({
  /**
   * Daily returns, each at the date on whose close it was earned, the day after the portfolio was formed, and
   * the value of one yuan invested.
   */
  returns: series,
  wealth: series,
  /** The drawdown from the high, 0 or negative. */
  drawdowns: series,
  worst: z.array(drawdown),
  /** `YYYY-MM`. */
  monthlyReturns: z.record(z.string(), z.number()),
  totalReturn: figure,
  annualReturn: figure,
  annualVolatility: figure,
  sharpe: figure,
  sortino: figure,
  maxDrawdown: figure,
  calmar: figure,
  omega: figure,
  var5: figure,
  cvar5: figure,
  winRate: figure,
  /** Against the benchmark; null without one. */
  relative: z
    .object({
      alpha: figure,
      beta: figure,
      excessReturn: figure,
      trackingError: figure,
      informationRatio: figure,
    })
    .nullable(),
});
export type PortfolioData = z.output<typeof portfolio>;

/** By year and month; a month without a value is null. */
const heatmap = z.array(
  z.object({ year: z.number().int(), months: z.array(figure).length(12), whole: figure }),
);

const cumulative = z.array(series);

/** The tear sheet of a run, as `quant.md` section 2 defines it. Returns and turnover are fractions. */
export const backtestReport = z.object({
  dates: z.array(z.string()),
  horizons: z.array(z.number().int()),
  quantiles: z.number().int(),
  rows: z.object({
    kept: z.number().int(),
    withoutFactor: z.number().int(),
    withoutReturn: z.number().int(),
    withoutQuantile: z.number().int(),
    excluded: z.object({
      outside: z.number().int(),
      suspended: z.number().int(),
      st: z.number().int(),
      young: z.number().int(),
    }),
  }),
  rowsPerDay: z.array(z.number().int()),
  /** The number of stocks in the universe, by date. */
  universePerDay: z.array(z.number().int()),
  rankIc: byHorizon(series),
  ic: byHorizon(series),
  rankIcSummary: byHorizon(coefficient),
  icSummary: byHorizon(coefficient),
  monthlyRankIc: byHorizon(heatmap),
  quantileReturns: z.object({
    raw: byHorizon(quantileReturns),
    demeaned: byHorizon(quantileReturns),
    industryNeutral: byHorizon(quantileReturns).nullable(),
  }),
  /**
   * The value at each date's close of one yuan invested in each quantile, quantiles from the lowest; null
   * before the first and after the last of its returns. Null as a whole where horizon 1 is not among the
   * horizons.
   */
  cumulative: z
    .object({ raw: cumulative, demeaned: cumulative, industryNeutral: cumulative.nullable() })
    .nullable(),
  spread: byHorizon(series),
  spreadError: byHorizon(series),
  spreadMean: byHorizon(figure),
  turnover: byHorizon(z.object({ byQuantile: series, bottom: series, top: series })),
  rankAutocorrelation: byHorizon(z.object({ mean: figure, daily: series })),
  alphaBeta: byHorizon(z.object({ annualAlpha: figure, beta: figure })),
  /** Level-1 industries, and in the same order the mean rank IC within each. */
  industries: z.array(z.string()),
  rankIcIndustryNeutral: byHorizon(series).nullable(),
  rankIcByIndustry: z.array(byHorizon(figure)).nullable(),
  /**
   * Top less bottom quantile, and the factor-weighted portfolio, each rebalanced every day; null without
   * horizon 1.
   */
  longShort: portfolio.nullable(),
  factorPortfolio: portfolio.nullable(),
});
export type BacktestReport = z.output<typeof backtestReport>;
