import type { ChartSeries, LineSpec } from '@console/charts';
import type { CurvePoints } from './curve-points.ts';

interface CurvePlace {
  /** The strategy's name. */
  readonly name: string;
  readonly hasBenchmark: boolean;
  /** Whose days they are: 策略账本, 历史模拟. */
  readonly source: string;
}

/** The chart of the cumulative return, with the benchmark's and the excess. */
export const returnSpec = (points: CurvePoints, { name, hasBenchmark, source }: CurvePlace): LineSpec => ({
  kind: 'line',
  title: '累计收益率',
  subject: name,
  source,
  asOf: points.dates.at(-1) ?? null,
  fitted: true,
  named: true,
  labels: points.dates,
  series: [
    line('策略', points.own, 'hero'),
    ...(hasBenchmark ? [line('基准', points.market, 'context'), line('超额', points.excess, 'context')] : []),
  ],
});

/** The chart of how far the strategy and the benchmark are below their highest. */
export const drawdownSpec = (points: CurvePoints, { name, hasBenchmark, source }: CurvePlace): LineSpec => ({
  kind: 'line',
  title: '回撤',
  subject: name,
  source,
  asOf: points.dates.at(-1) ?? null,
  named: true,
  labels: points.dates,
  series: [
    { name: '策略', unit: 'percent', look: 'hero', filled: true, values: points.drawdowns },
    ...(hasBenchmark ? [marketFall(points)] : []),
  ],
});

const marketFall = ({ marketDrawdowns }: CurvePoints): ChartSeries => ({
  name: '基准',
  unit: 'percent',
  look: 'context',
  values: marketDrawdowns,
});

const line = (name: string, values: readonly (number | null)[], look: 'hero' | 'context'): ChartSeries => ({
  name,
  unit: 'percent',
  signed: true,
  look,
  values,
});
