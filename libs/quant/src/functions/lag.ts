import type { Definition } from '../rules/definition.ts';
import { countFaults } from '../rules/parameter-fault.ts';
import { WINDOW_LENGTH } from '../rules/window-unit.ts';

export interface LagParameters {
  readonly n: number;
}

/** The value n rows back, whether or not there is one today. */
export const lag: Definition<LagParameters> = {
  fields: { n: WINDOW_LENGTH },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { n }, { dates, stocks }) => {
    const values = inputs[0] as Float64Array;
    const result = new Float64Array(values.length).fill(NaN);
    if (n < dates) result.set(values.subarray(0, (dates - n) * stocks), n * stocks);
    return result;
  },
};
