import type { BarLineSpec } from '@console/charts';
import type { BacktestReport } from '@console/contract-invest';
import type { ReturnBasis } from './return-basis.ts';
import { RETURN_BASES } from './return-basis.ts';
import type { RunWords } from './run-words.ts';

/** The most bars in all at which every horizon is drawn: more could not be distinguished. */
const ROOM = 30;
const MOST_BARS = 4;

export interface QuantileChoice {
  readonly basis: ReturnBasis;
  /** The horizon that is always drawn. */
  readonly horizon: number;
}

/**
 * The chart of mean return by quantile and horizon, with a standard error to both sides of each bar; null
 * without that basis.
 */
export function quantileSpec(
  report: BacktestReport,
  words: RunWords,
  { basis, horizon }: QuantileChoice,
): BarLineSpec | null {
  const { quantiles, horizons } = report;
  const returns = report.quantileReturns[basis];
  if (returns === null) return null;
  const drawn = drawnHorizons(report, horizon);
  return {
    kind: 'bar-line',
    ...words,
    title: '分组平均收益',
    note: RETURN_BASES[basis],
    over: '分组',
    labels: Array.from({ length: quantiles }, (_, at) => `Q${at + 1}`),
    bars: horizons.map((each) => ({
      name: `${each} 日`,
      unit: 'percent',
      decimals: 3,
      values: returns[String(each)]?.mean ?? [],
      errors: returns[String(each)]?.standardError ?? [],
      ...(drawn.includes(each) ? {} : { tableOnly: true }),
    })),
    lines: [],
  };
}

/** The horizons whose bars fit, the chosen one always among them. */
export function drawnHorizons(
  { quantiles, horizons }: Pick<BacktestReport, 'quantiles' | 'horizons'>,
  chosen: number,
): readonly number[] {
  if (horizons.length <= MOST_BARS || horizons.length * quantiles <= ROOM) return horizons;
  const others = spreadOut(
    horizons.filter((horizon) => horizon !== chosen),
    MOST_BARS - 1,
  );
  return horizons.filter((horizon) => horizon === chosen || others.includes(horizon));
}

/** At most `most` of some values, spread evenly, the first and last among them. */
export function spreadOut<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  const step = (values.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => values[Math.round(at * step)]).filter(
    (value): value is T => value !== undefined,
  );
}
