import { day, id, plainName } from '@console/contract-core';
import { z } from 'zod';

/** Which stocks take part. */
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
  /** Companies of one of the tenant's own industries, as it stands when the run is submitted. */
  z.strictObject({ kind: z.literal('pool'), industryId: id() }),
]);
export type Universe = z.output<typeof universe>;

/** What the universe of kind `all` is called. */
export const ALL_STOCKS = '全部 A 股';

export const WINSORISE = { none: '不处理', mad: '中位数 ± 3 倍 MAD', percentile: '1%–99% 分位' } as const;
export const STANDARDISE = { none: '不处理', zscore: 'z 值', rank: '排名' } as const;

/** Limits of a backtest, the same on both sides. */
export const BACKTEST_LIMITS = { horizons: 8, longest: 250, leastQuantiles: 2, mostQuantiles: 20 } as const;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]];

/** What a backtest is asked to do. What is left out stands as the default says. */
export const backtestParams = z.strictObject({
  universe: universe.default({ kind: 'all' }),
  /** Both included; null: as far as there are bars. */
  from: day().nullable().default(null),
  to: day().nullable().default(null),
  /** Trading days, ascending, none twice. */
  horizons: z
    .array(z.number().int().min(1).max(BACKTEST_LIMITS.longest))
    .min(1)
    .max(BACKTEST_LIMITS.horizons)
    .refine(
      (given) => given.every((each, at) => at === 0 || each > (given[at - 1] ?? 0)),
      '持有期须由短到长且不重复',
    )
    .default([1, 5, 10, 20]),
  quantiles: z
    .number()
    .int()
    .min(BACKTEST_LIMITS.leastQuantiles)
    .max(BACKTEST_LIMITS.mostQuantiles)
    .default(5),
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
      /** Listed for fewer trading days than this; 0 keeps all. */
      listedUnder: z.number().int().min(0).max(750),
    })
    .default({ suspended: true, st: true, listedUnder: 60 }),
  /** A market index the portfolios are held against, by its code. */
  benchmark: z.string().check(plainName).max(16).nullable().default(null),
});
export type BacktestParams = z.output<typeof backtestParams>;
