import type { BacktestReport } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';

/** The number of rows kept, and of those dropped by reason. */
export const sampleRows = ({ rows }: BacktestReport): readonly (readonly [MetricKey, number])[] => [
  ['rowsKept', rows.kept],
  ['withoutFactor', rows.withoutFactor],
  ['withoutReturn', rows.withoutReturn],
  ['withoutQuantile', rows.withoutQuantile],
  ['excludedSuspended', rows.excluded.suspended],
  ['excludedSt', rows.excluded.st],
  ['excludedYoung', rows.excluded.young],
  ['excludedOutside', rows.excluded.outside],
];
