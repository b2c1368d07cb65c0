import type { AxisBounds } from './axis-bounds.ts';

export interface RoundBounds extends AxisBounds {
  /** As many as every tick needs. */
  readonly decimals: number;
}

/** At most so many steps from end to end. */
const STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10] as const;

/**
 * Bounds that are whole steps of 1, 2, 2.5 or 5 times a power of ten, closely around the figures, so that
 * zero is a tick wherever both signs occur. `values` are in display units; anything not finite is ignored.
 */
export function roundBounds(values: readonly (number | null)[], withZero = false): RoundBounds {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  let low = withZero ? 0 : Infinity;
  let high = withZero ? 0 : -Infinity;
  for (const value of known) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
  const interval = stepOf(low, high);
  return {
    min: whole(low, interval, Math.floor),
    max: whole(high, interval, Math.ceil),
    interval,
    decimals: decimalsOf(interval),
  };
}

/** The smallest round step that includes both ends. */
function stepOf(low: number, high: number): number {
  const power = 10 ** Math.floor(Math.log10((high - low) / STEPS));
  for (const times of ROUND) {
    const step = tidy(times * power);
    if ((whole(high, step, Math.ceil) - whole(low, step, Math.floor)) / step < STEPS + 0.5) return step;
  }
  return tidy(20 * power);
}

/** Rounds to whole steps, ignoring binary noise below a millionth of one. */
const whole = (value: number, step: number, round: (value: number) => number): number =>
  tidy(round(Number((value / step).toFixed(6))) * step);

/** Removes the binary noise of a product. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

function decimalsOf(step: number): number {
  const [mantissa = '', exponent = '0'] = step.toExponential().split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}
