import type { MissingReason } from './missing-reason.ts';

/** A base below this share of the new value's size says nothing about growth: +9,900 % and more. */
export const NEAR_ZERO_BASE = 0.01;

type Figure = number | null | undefined;

/**
 * Growth of a value over the one before it, a fraction of that one. Null where either is not known, and where
 * the base is negative, zero or nearly so: `noGrowthReason` says which. SQL mirrors it (`growthColumns`).
 */
export function growthOf(value: Figure, before: Figure): number | null {
  if (isMissing(value) || isMissing(before) || noGrowthReason(value, before) !== null) return null;
  return (value - before) / before;
}

/** Why two known values have no growth; null where they have, and where one is not known. */
export function noGrowthReason(value: Figure, before: Figure): MissingReason | null {
  if (isMissing(value) || isMissing(before)) return null;
  if (before < 0) return 'negativeBase';
  return before === 0 || before < NEAR_ZERO_BASE * Math.abs(value) ? 'nearZeroBase' : null;
}

const isMissing = (figure: Figure): figure is null | undefined => figure === null || figure === undefined;
