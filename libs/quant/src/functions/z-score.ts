import { CrossSection } from '../prepare/cross-section.ts';
import { standardise } from '../prepare/standardise.ts';
import type { Definition } from '../rules/definition.ts';
import { countFaults } from '../rules/parameter-fault.ts';

/**
 * (x − mean) / std, ddof 1, of the date's finite values, as preparation standardises. Missing on a date of
 * fewer than two values and on a flat one.
 */
export const zScore: Definition<object> = {
  fields: {},
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, _, { stocks }) => {
    const values = inputs[0] as Float64Array;
    const scores = new Float64Array(values.length);
    const section = new CrossSection(stocks);
    for (let start = 0; start < values.length; start += stocks) {
      section.gather(values, start);
      standardise(section, 'z-score');
      section.scatter(scores, start);
    }
    return scores;
  },
};
