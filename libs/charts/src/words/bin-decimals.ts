import { UNITS } from '@console/contract-core';
import type { HistogramSpec } from '../chart-spec.ts';

const MOST_DECIMALS = 10;

/**
 * The number of decimals with which the ends of a bin differ in two digits in the display unit; at least the
 * unit's own.
 */
export function binDecimals({ unit, bins }: Pick<HistogramSpec, 'unit' | 'bins'>): number {
  const { scale, decimals } = UNITS[unit];
  const [first] = bins;
  const size = first === undefined ? 0 : Math.abs(first.to - first.from || first.from) / scale;
  if (size === 0) return decimals;
  return Math.min(MOST_DECIMALS, Math.max(decimals, Math.ceil(-Math.log10(size)) + 1));
}
