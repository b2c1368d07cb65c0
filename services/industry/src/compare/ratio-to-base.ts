import type { NoRatio } from '@console/contract-industry';

/** A base below this share of the value gives no meaningful ratio. */
const NEAR_ZERO = 0.01;

export interface BaseRatio {
  readonly ratio: number | null;
  /** Why two known figures have no ratio. */
  readonly ratioWhy: NoRatio | null;
}

/** A figure over a base, less one. None where either is missing, the base is near zero, or the signs differ. */
export function ratioToBase(value: number | null, base: number | null): BaseRatio {
  if (value === null || base === null) return { ratio: null, ratioWhy: null };
  if (base === 0 || Math.abs(base) < NEAR_ZERO * Math.abs(value))
    return { ratio: null, ratioWhy: 'nearZeroBase' };
  if (value * base < 0) return { ratio: null, ratioWhy: 'otherSign' };
  return { ratio: value / base - 1, ratioWhy: null };
}
