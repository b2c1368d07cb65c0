export interface AxisBounds {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

export interface AxisRule {
  /** Whether the axis includes zero, as bars need. */
  readonly withZero?: boolean;
  readonly ticks?: number;
}

/** How far the axis goes past the data: ×1.2 away from zero, ×0.8 towards it. */
const AWAY = 1.2;
const TOWARDS = 0.8;

/**
 * The bounds of a value axis: the maximum × 1.2 and the minimum × 0.8, for negative ones × 0.8 and × 1.2, so
 * that the data is never cut. Both ends and all ticks between have at most two decimals; the far end is
 * extended for that. `values` are in display units; anything not finite is ignored.
 */
export function axisBounds(
  values: readonly (number | null)[],
  { withZero = false, ticks = 5 }: AxisRule = {},
): AxisBounds {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 0];
  low *= low < 0 ? AWAY : TOWARDS;
  high *= high < 0 ? TOWARDS : AWAY;
  if (withZero) [low, high] = [Math.min(low, 0), Math.max(high, 0)];
  if (low === high) [low, high] = [0, 1];
  return spread(low, high, ticks - 1);
}

/** `steps` equal steps of whole hundredths from an end that stays: zero above the data, else the lower one. */
function spread(low: number, high: number, steps: number): AxisBounds {
  const min = hundredths(low, Math.floor);
  const width = high === 0 ? -min : high - min;
  const interval = Math.max(hundredths(width / steps, Math.ceil), 0.01);
  const length = cents(interval * steps);
  return high === 0 ? { min: -length, max: 0, interval } : { min, max: cents(min + length), interval };
}

/** Rounds to hundredths, ignoring binary noise below a millionth of one. */
const hundredths = (value: number, round: (value: number) => number): number =>
  round(Number((value * 100).toFixed(6))) / 100;

const cents = (value: number): number => Math.round(value * 100) / 100;
