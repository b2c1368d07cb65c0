import { day, id, plainName } from '@console/contract-core';
import { z } from 'zod';

/** The universe: the stocks that take part. */
export const universe = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** A Shenwan industry of any level; members as they were on each date. */
  z.strictObject({
    kind: z.literal('industry'),
    code: z
      .string()
      .regex(/^[0-9A-Za-z.]+$/)
      .max(12),
  }),
  /** The companies of one of the tenant's own industries, as it is when the run is submitted. */
  z.strictObject({ kind: z.literal('pool'), industryId: id() }),
]);
export type Universe = z.output<typeof universe>;

/** The title of the universe of kind `all`. */
export const ALL_STOCKS = '全部 A 股';

export const WINSORISE = { none: '不处理', mad: '中位数 ± 3 倍 MAD', percentile: '1%–99% 分位' } as const;
export const STANDARDISE = { none: '不处理', zscore: 'z 值', rank: '排名' } as const;

/** The limits of a backtest, the same on both sides. */
export const BACKTEST_LIMITS = {
  horizons: 8,
  longest: 250,
  leastQuantiles: 2,
  mostQuantiles: 20,
  leastListedUnder: 0,
  mostListedUnder: 750,
} as const;

const { leastQuantiles: LEAST, mostQuantiles: MOST } = BACKTEST_LIMITS;
const { leastListedUnder: LISTED_LEAST, mostListedUnder: LISTED_MOST } = BACKTEST_LIMITS;

export const BACKTEST_TEXTS = {
  quantiles: `分组数须为 ${LEAST}–${MOST} 的整数`,
  listedUnder: `上市交易日须为 ${LISTED_LEAST}–${LISTED_MOST} 的整数，0 为不剔除`,
  noHorizon: '请至少填写一个持有期',
  manyHorizons: `最多 ${BACKTEST_LIMITS.horizons} 个持有期`,
  horizon: `持有期须为 1–${BACKTEST_LIMITS.longest} 的整数`,
  horizonOrder: '持有期须由短到长且不重复',
} as const;

const whole = (least: number, most: number, error: string): z.ZodNumber =>
  z.number({ error }).int(error).min(least, error).max(most, error);

/** In trading days. */
export const backtestHorizon = (): z.ZodNumber => whole(1, BACKTEST_LIMITS.longest, BACKTEST_TEXTS.horizon);

/** Trading days, ascending, none twice. */
export const backtestHorizons = (): z.ZodArray<z.ZodNumber> =>
  z
    .array(backtestHorizon())
    .min(1, BACKTEST_TEXTS.noHorizon)
    .max(BACKTEST_LIMITS.horizons, BACKTEST_TEXTS.manyHorizons)
    .refine(
      (given) => given.every((each, at) => at === 0 || each > (given[at - 1] ?? 0)),
      BACKTEST_TEXTS.horizonOrder,
    );

export const backtestQuantiles = (): z.ZodNumber => whole(LEAST, MOST, BACKTEST_TEXTS.quantiles);

/** Listed for fewer trading days than this; 0 keeps all. */
export const backtestListedUnder = (): z.ZodNumber =>
  whole(LISTED_LEAST, LISTED_MOST, BACKTEST_TEXTS.listedUnder);

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]];

/** The parameters of a backtest. What is left out has its default. */
export const backtestParams = z.strictObject({
  universe: universe.default({ kind: 'all' }),
  /** The first and last day, both included; null for the first or last day with bars. */
  from: day().nullable().default(null),
  to: day().nullable().default(null),
  horizons: backtestHorizons().default([1, 5, 10, 20]),
  quantiles: backtestQuantiles().default(5),
  /** Quantiles of all stocks of a date, or within each Shenwan level-1 industry. */
  binBy: z.enum(['date', 'industry']).default('date'),
  winsorise: z.enum(keysOf(WINSORISE)).default('mad'),
  standardise: z.enum(keysOf(STANDARDISE)).default('zscore'),
  /** Residual of a regression on Shenwan level-1 industries and/or the logarithm of float capital. */
  neutralise: z
    .strictObject({ industry: z.boolean(), capital: z.boolean() })
    .default({ industry: false, capital: false }),
  exclude: z
    .strictObject({
      suspended: z.boolean(),
      st: z.boolean(),
      listedUnder: backtestListedUnder(),
    })
    .default({ suspended: true, st: true, listedUnder: 60 }),
  /** The code of a market index that the portfolios are compared with. */
  benchmark: z.string().check(plainName).max(16).nullable().default(null),
});
export type BacktestParams = z.output<typeof backtestParams>;
