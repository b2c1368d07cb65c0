/** Ticks are whole multiples of these times a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10, 20] as const;

/** Fewer decimals than any figure has noise in: a step never needs more. */
const MOST_DECIMALS = 12;

export interface RoundStepRule {
  /** At most so many steps from end to end. */
  readonly steps: number;
  /** At most so many decimals. */
  readonly decimals?: number;
  /** Whether the steps lie between the two ends; otherwise they include them. */
  readonly within?: boolean;
}

/** The smallest round step by which whole steps from `low` to `high` are few enough. */
export function roundStep(low: number, high: number, rule: RoundStepRule): number {
  const { steps, decimals = MOST_DECIMALS, within = false } = rule;
  const [up, down] = within ? [Math.floor, Math.ceil] : [Math.ceil, Math.floor];
  const least = 10 ** -decimals;
  const power = 10 ** Math.floor(Math.log10(Math.max((high - low) / (steps + 1), least)));
  for (const times of ROUND) {
    const step = tidy(times * power);
    const count = (wholeSteps(high, step, up) - wholeSteps(low, step, down)) / step;
    if (decimalsOf(step) <= decimals && count < steps + 0.5) return step;
  }
  return tidy(50 * power);
}

/** Rounds to whole steps, ignoring binary noise below a millionth of one. */
export const wholeSteps = (value: number, step: number, round: (value: number) => number): number =>
  tidy(round(Number((value / step).toFixed(6))) * step);

/** The number of decimals of a figure. */
export function decimalsOf(figure: number): number {
  const [mantissa = '', exponent = '0'] = figure.toExponential().split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Removes the binary noise of a product. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;
