import { isShort, THIN_SAMPLE, type SampledRun } from '../../run-samples.ts';
import type { MetricKey } from './metric-definitions.ts';

const ANNUALISED: ReadonlySet<MetricKey> = new Set<MetricKey>([
  ...(['annualReturn', 'annualVolatility', 'sharpe', 'sortino', 'calmar'] as const),
  ...(['portfolioAlpha', 'excessReturn', 'trackingError', 'informationRatio', 'factorAlpha'] as const),
]);

/** Whether a figure is annualised: with less than a year of data it says little. */
export const isAnnualised = (metric: MetricKey): boolean => ANNUALISED.has(metric);

/** A figure's name in a sheet, where no mark can be drawn beside its numbers: 年化收益(%)（样本不足） */
export const sheetName = (name: string, metric: MetricKey, run: SampledRun): string =>
  isAnnualised(metric) && isShort(run) ? `${name}（${THIN_SAMPLE}）` : name;
