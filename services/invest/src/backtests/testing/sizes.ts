import { BENCHMARK } from '../../testing/fill-bars.ts';

const ALL = { suspended: false, st: false, listedUnder: 0 };

/** Parameters of backtests of different sizes, smallest first; all but the smallest read the benchmark. */
export const SIZES = {
  small: {
    horizons: [1],
    quantiles: 2,
    winsorise: 'none',
    standardise: 'none',
    exclude: ALL,
    universe: { kind: 'industry', code: '801780' },
  },
  middle: { horizons: [1, 5], quantiles: 3, benchmark: BENCHMARK, exclude: ALL },
  large: {
    horizons: [1, 2, 5, 10, 20],
    quantiles: 4,
    benchmark: BENCHMARK,
    binBy: 'date',
    neutralise: { industry: true, capital: true },
    exclude: { suspended: true, st: true, listedUnder: 10 },
  },
} as const;
export type Size = keyof typeof SIZES;
