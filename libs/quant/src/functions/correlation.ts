import type { Definition } from '../rules/definition.ts';
import { overColumns } from '../rules/over-columns.ts';
import { countFaults } from '../rules/parameter-fault.ts';
import { PAIR_FIELDS, pairWindowFaults, pairWindowOf, type PairWindowParameters } from './pair-window.ts';
import { WindowMoments } from './window-moments.ts';

/**
 * Pearson's correlation of two panels over the last n rows, of those on which both have a value. Missing where
 * either is today, and where either is constant.
 */
export const correlation: Definition<PairWindowParameters> = {
  fields: PAIR_FIELDS,
  faults: (parameters, inputs) => [...countFaults(inputs, [2, 2]), ...pairWindowFaults(parameters)],
  apply: (inputs, parameters, panel) => {
    const { n, least } = pairWindowOf(parameters);
    const moments = new WindowMoments(panel.dates, n);
    return overColumns(inputs, panel, ([x, y], result) => {
      const [left, right] = [x as Float64Array, y as Float64Array];
      moments.read(left, right);
      for (let date = 0; date < result.length; date += 1) {
        const missing = Number.isNaN(left[date] as number) || Number.isNaN(right[date] as number);
        const few = (moments.count[date] as number) < least;
        result[date] = missing || few ? NaN : correlationAt(moments, date);
      }
    });
  },
};

function correlationAt({ products, squaresX, squaresY }: WindowMoments, date: number): number {
  const scale = Math.sqrt(squaresX[date] as number) * Math.sqrt(squaresY[date] as number);
  if (!(scale > 0 && scale < Infinity)) return NaN;
  // Rounding may exceed the bounds.
  return Math.max(-1, Math.min(1, (products[date] as number) / scale));
}
