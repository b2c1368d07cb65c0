import { axisBounds, ticksBetween, type AxisBounds, type AxisRule } from './axis-bounds.ts';
import { wholeSteps } from './round-step.ts';

export interface AxisData extends AxisRule {
  /** In display units. */
  readonly values: readonly (number | null)[];
}

const STEPS = 5;

/**
 * The bounds of the axes of one plot. Two have equally many steps, because one grid belongs to both: as many as
 * leave the least of the plot empty.
 */
export function alignedBounds(axes: readonly AxisData[], steps = STEPS): readonly AxisBounds[] {
  if (axes.length < 2) return axes.map(({ values, ...rule }) => axisBounds(values, { ...rule, steps }));
  const choices = [steps, steps + 1, steps - 1, steps - 2].filter((count) => count > 1);
  const drawn = choices.map((count) =>
    axes.map(({ values, ...rule }) => {
      const bounds = axisBounds(values, { ...rule, steps: count });
      return { bounds: extended(bounds, count), used: (bounds.max - bounds.min) / (count * bounds.interval) };
    }),
  );
  const least = (one: (typeof drawn)[number]): number => Math.min(...one.map(({ used }) => used));
  const best = drawn.reduce((so, one) => (least(one) > least(so) + 1e-9 ? one : so));
  return best.map(({ bounds }) => bounds);
}

/** The bounds with more steps at their upper end; at the lower one where zero is the upper. */
function extended(bounds: AxisBounds, steps: number): AxisBounds {
  const { min, max, interval } = bounds;
  const more = (steps - Math.round((max - min) / interval)) * interval;
  const [low, high] = max === 0 ? [min - more, max] : [min, max + more];
  const ends = [low, high].map((end) => wholeSteps(end, interval, Math.round)) as [number, number];
  return { ...bounds, min: ends[0], max: ends[1], ticks: ticksBetween(ends[0], ends[1], interval) };
}
