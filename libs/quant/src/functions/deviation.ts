import type { Definition } from '../rules/definition.ts';
import { overColumns } from '../rules/over-columns.ts';
import { countFaults } from '../rules/parameter-fault.ts';
import { PAIR_FIELDS, pairWindowFaults, pairWindowOf, type PairWindowParameters } from './pair-window.ts';
import { WindowMoments } from './window-moments.ts';

/** Standard deviation of the last n values, ddof 1. Missing where today's is. */
export const deviation: Definition<PairWindowParameters> = {
  fields: PAIR_FIELDS,
  faults: (parameters, inputs) => [...countFaults(inputs, [1, 1]), ...pairWindowFaults(parameters)],
  apply: (inputs, parameters, panel) => {
    const { n, least } = pairWindowOf(parameters);
    const moments = new WindowMoments(panel.dates, n);
    return overColumns(inputs, panel, ([column], result) => {
      const values = column as Float64Array;
      moments.read(values, values);
      for (let date = 0; date < result.length; date += 1) {
        const count = moments.count[date] as number;
        const squares = moments.squaresX[date] as number;
        const undefinedHere = Number.isNaN(values[date] as number) || count < least || squares === Infinity;
        result[date] = undefinedHere ? NaN : Math.sqrt(squares / (count - 1));
      }
    });
  },
};
