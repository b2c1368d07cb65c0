import type { AxisBounds } from './axis-bounds.ts';
import { decimalsOf, roundStep, wholeSteps } from './round-step.ts';

/** At most so many steps from end to end. */
const STEPS = 5;

export type RoundBounds = Omit<AxisBounds, 'ticks'>;

/**
 * Bounds that are whole round steps closely around the figures, for the axis of a distribution. `values` are in
 * display units; anything not finite is ignored.
 */
export function roundBounds(values: readonly (number | null)[]): RoundBounds {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  let low = Infinity;
  let high = -Infinity;
  for (const value of known) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
  const interval = roundStep(low, high, { steps: STEPS });
  return {
    min: wholeSteps(low, interval, Math.floor),
    max: wholeSteps(high, interval, Math.ceil),
    interval,
    decimals: decimalsOf(interval),
  };
}
