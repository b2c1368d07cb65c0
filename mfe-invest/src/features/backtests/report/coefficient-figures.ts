import type { UnitId } from '@console/contract-core';
import type { CoefficientSummaryData } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';

/** The two coefficients that a report has. */
export const COEFFICIENTS = { rankIc: 'Rank IC', ic: 'IC' } as const;
export type Coefficient = keyof typeof COEFFICIENTS;

export interface CoefficientFigure {
  readonly key: keyof CoefficientSummaryData;
  readonly metric: MetricKey;
  readonly unit: UnitId;
  readonly decimals: number;
}

const figure = (
  key: CoefficientFigure['key'],
  metric: MetricKey,
  decimals: number,
  unit: UnitId = 'number',
): CoefficientFigure => ({ key, metric, unit, decimals });

/** The statistics of a coefficient in the order they are shown. */
export const COEFFICIENT_FIGURES: readonly CoefficientFigure[] = [
  figure('mean', 'rankIcMean', 4),
  figure('std', 'icStd', 4),
  figure('icir', 'icir', 3),
  figure('t', 'icT', 2),
  figure('neweyWestT', 'neweyWestT', 2),
  figure('p', 'icP', 4),
  figure('sharePositive', 'sharePositive', 1, 'percent'),
  figure('skew', 'icSkew', 2),
  figure('kurtosis', 'icKurtosis', 2),
  figure('days', 'icDays', 0, 'integer'),
];
