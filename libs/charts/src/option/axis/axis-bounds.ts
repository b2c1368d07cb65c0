import { decimalsOf, roundStep, wholeSteps } from './round-step.ts';

export interface AxisBounds {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
  /** The round figures from end to end; those of an axis that fits its data lie within its ends. */
  readonly ticks: readonly number[];
  /** As many as every tick needs. */
  readonly decimals: number;
}

export interface AxisRule {
  /** Whether the axis includes zero, as bars need. */
  readonly withZero?: boolean;
  /** Whether the axis fits the data, as prices need. */
  readonly fitted?: boolean;
  /** At most so many steps from end to end. */
  readonly steps?: number;
  /** At most so many decimals of a tick. */
  readonly decimals?: number;
}

/** How far the axis goes past the data: ×1.2 away from zero, ×0.8 towards it. */
const AWAY = 1.2;
const TOWARDS = 0.8;
/** How far a fitted axis goes past the data, of their range. */
const BESIDE = 0.05;
const STEPS = 5;
const DECIMALS = 2;

/**
 * The bounds of a value axis. The maximum × 1.2 and the minimum × 0.8, for negative ones × 0.8 and × 1.2, so that
 * the data is never cut, then outwards to the next round tick, so that zero is a tick wherever both signs occur.
 * A fitted axis ends 5 % of the data's range past them instead, and has its round ticks within. `values` are in
 * display units; anything not finite is ignored.
 */
export function axisBounds(values: readonly (number | null)[], rule: AxisRule = {}): AxisBounds {
  const { withZero = false, fitted = false, steps = STEPS, decimals = DECIMALS } = rule;
  const data = rangeOf(values);
  const [low, high] = spread(fitted ? beside(data) : away(data), withZero, data);
  const interval = roundStep(low, high, { steps, decimals, within: fitted });
  const [min, max] = fitted
    ? [low, high]
    : [wholeSteps(low, interval, Math.floor), wholeSteps(high, interval, Math.ceil)];
  return { min, max, interval, ticks: ticksBetween(min, max, interval), decimals: decimalsOf(interval) };
}

type Range = readonly [low: number, high: number];

function rangeOf(values: readonly (number | null)[]): Range {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low > high ? [0, 0] : [low, high];
}

const away = ([low, high]: Range): Range => [
  low * (low < 0 ? AWAY : TOWARDS),
  high * (high < 0 ? TOWARDS : AWAY),
];

/** Constant data have room on both sides too. */
function beside([low, high]: Range): Range {
  const room = (high - low || Math.abs(high)) * BESIDE;
  return [low - room, high + room];
}

/** The range with zero where it is wanted, which needs no room past it; never without a width. */
function spread([low, high]: Range, withZero: boolean, data: Range): Range {
  const from = withZero && data[0] >= 0 ? 0 : low;
  const to = withZero && data[1] <= 0 ? 0 : high;
  return from === to ? [Math.min(0, from), Math.max(1, to)] : [from, to];
}

/** The whole steps from end to end. */
export function ticksBetween(min: number, max: number, interval: number): readonly number[] {
  const first = wholeSteps(min, interval, Math.ceil);
  const count = Math.floor(Number(((max - first) / interval).toFixed(6))) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    wholeSteps(first + at * interval, interval, Math.round),
  );
}
