import type { Definition } from './definition.ts';
import { countFaults, type ParameterFault } from './parameter-fault.ts';
import { listField, numberField, optional } from './parameter-fields.ts';

export interface WeightedParameters {
  /** One per input, each above 0; they need not sum to 1. */
  readonly weights: readonly number[];
  /**
   * The share of all weight that must be present, 0 to 1; all by default. At 0 any weight is enough, but
   * there must be one.
   */
  readonly least?: number | null;
}

/** The amount by which rounding may reduce a share: 0.1 + 0.2 of weights that sum to 1 is three tenths. */
const ROUNDING = 1e-12;

const WEIGHT = numberField({ above: 0 });

/** Rule 8, 加权计算: Σwx / Σw over the inputs present. */
export const weighted: Definition<WeightedParameters> = {
  fields: {
    weights: listField((weight, path) => WEIGHT.faults(weight, path)),
    least: optional(numberField({ least: 0, most: 1 })),
  },
  faults: ({ weights }, inputs): ParameterFault[] => [
    ...countFaults(inputs, [1, Infinity]),
    ...countFaults(weights.length, [inputs, inputs], { path: ['weights'], code: 'wrong-count' }),
  ],
  apply: (inputs, { weights, least }) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const enough = (least ?? 1) * total * (1 - ROUNDING);
    const exact = Float64Array.from(weights);
    const result = new Float64Array((inputs[0] as Float64Array).length);
    for (let cell = 0; cell < result.length; cell += 1) {
      let sum = 0;
      let weight = 0;
      for (let input = 0; input < inputs.length; input += 1) {
        const value = (inputs[input] as Float64Array)[cell] as number;
        if (Number.isNaN(value)) continue;
        sum += (exact[input] as number) * value;
        weight += exact[input] as number;
      }
      result[cell] = weight > 0 && weight >= enough ? sum / weight : NaN;
    }
    return result;
  },
};
