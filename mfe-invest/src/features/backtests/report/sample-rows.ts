import type { BacktestReport } from '@console/contract-invest';
import type { MetricKey } from '../metric-definitions.ts';

/** What became of every row: kept, or dropped and why. */
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
