import { z } from 'zod';

const figure = z.number().nullable();

const drawdown = z.object({
  /** Negative fraction of the high. */
  depth: z.number(),
  /** The day of the high; null where that is the capital before the first day. */
  peak: z.string().nullable(),
  trough: z.string(),
  /** Null while below the high. */
  recovery: z.string().nullable(),
  /** Trading days. */
  length: z.number().int(),
  daysToRecover: z.number().int().nullable(),
});

/** Fractions of the initial capital; together they add up to the return. */
const contribution = z.object({
  price: z.number(),
  paid: z.number(),
  costs: z.number(),
  total: z.number(),
});

const performance = z.object({
  returns: z.number().int(),
  totalReturn: figure,
  annualReturn: figure,
  annualVolatility: figure,
  sharpe: figure,
  sortino: figure,
  downsideRisk: figure,
  maxDrawdown: figure,
  calmar: figure,
  omega: figure,
  stability: figure,
  tailRatio: figure,
  var5: figure,
  cvar5: figure,
  winRate: figure,
});

/** Statistics of a strategy's days, as quant's `portfolioReport` defines them: rates are fractions. */
export const strategyFigures = z.object({
  performance,
  /** The benchmark's own, on the days that it has a return; null without one. */
  market: performance.nullable(),
  /** Against the benchmark; null without one. */
  relative: z
    .object({
      pairs: z.number().int(),
      alpha: figure,
      beta: figure,
      excessReturn: figure,
      trackingError: figure,
      informationRatio: figure,
      upCapture: figure,
      downCapture: figure,
    })
    .nullable(),
  /** The five deepest falls at most, deepest first. */
  worst: z.array(drawdown),
  /** Trading days of the longest way from a trough back to the high; null where none has recovered. */
  longestRecovery: z.number().int().nullable(),
  /** A row for each year with returns, oldest first: twelve months, null without returns, and the whole year. */
  months: z.array(
    z.object({ year: z.number().int(), months: z.array(figure).length(12), total: z.number() }),
  ),
  /** Half of what was bought and sold in a year, per assets. */
  annualTurnover: figure,
  /** The mean share of assets in stocks. */
  investedShare: figure,
});
export type StrategyFigures = z.output<typeof strategyFigures>;

/** Statistics of a strategy, and where its return came from. */
export const strategyPerformance = strategyFigures.extend({
  /** The day whose close the first return is over; null before the first posted day. */
  firstDate: z.string().nullable(),
  lastDate: z.string().nullable(),
  benchmark: z.string().nullable(),
  benchmarkName: z.string().nullable(),
  /** Where the return came from. */
  attribution: z.object({
    return: z.number(),
    /** The largest total first. */
    stocks: z.array(
      contribution.extend({
        corpId: z.number().int().nullable(),
        corpName: z.string(),
        stockCode: z.string(),
        industryName: z.string(),
      }),
    ),
    /** Shenwan level 1 as it was on each day; the largest total first. */
    industries: z.array(contribution.extend({ industryName: z.string() })),
    /** 0 or negative. */
    costs: z.object({
      commission: z.number(),
      stampDuty: z.number(),
      transferFee: z.number(),
      /** 0: the slippage is within the prices. */
      slippage: z.number(),
    }),
    paid: z.object({ dividend: z.number(), rights: z.number(), gap: z.number() }),
    /** Rounding of divisions alone. */
    residual: z.number(),
  }),
});
export type StrategyPerformance = z.output<typeof strategyPerformance>;
