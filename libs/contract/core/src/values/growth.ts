import type { MissingReason } from './missing-reason.ts';

/** A base below this share of the new value gives no meaningful growth: it would be +9,900 % or more. */
export const NEAR_ZERO_BASE = 0.01;

type Figure = number | null | undefined;

/**
 * The growth of a value over the previous one, as a fraction of the latter. Null where either is not known,
 * and where the base is negative, zero or near zero: `noGrowthReason` says which. `growthColumns` does the
 * same in SQL.
 */
export function growthOf(value: Figure, before: Figure): number | null {
  if (isMissing(value) || isMissing(before) || noGrowthReason(value, before) !== null) return null;
  return (value - before) / before;
}

/** The reason why two known values have no growth; null where they have one or where a value is not known. */
export function noGrowthReason(value: Figure, before: Figure): MissingReason | null {
  if (isMissing(value) || isMissing(before)) return null;
  if (before < 0) return 'negativeBase';
  return before === 0 || before < NEAR_ZERO_BASE * Math.abs(value) ? 'nearZeroBase' : null;
}

const isMissing = (figure: Figure): figure is null | undefined => figure === null || figure === undefined;
