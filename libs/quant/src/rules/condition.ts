import { COMPARISONS, comparisonMask, passes, type Comparison } from './comparison.ts';
import type { Definition } from './definition.ts';
import { countFaults } from './parameter-fault.ts';
import { choiceField, numberField, optional } from './parameter-fields.ts';

export interface ConditionParameters {
  readonly op: Comparison;
  /** The constant A is compared with; without it, A is compared with the second input. */
  readonly constant?: number | null;
}

/**
 * Rule 9, 条件判断: if A op B then C else D, of the inputs A, B, C, D, or of A, C, D with a constant for B.
 * Missing where A or B is, and where the branch taken is.
 */
export const condition: Definition<ConditionParameters> = {
  fields: { op: choiceField(COMPARISONS), constant: optional(numberField()) },
  faults: ({ constant }, inputs) => {
    const count = constant === undefined || constant === null ? 4 : 3;
    return countFaults(inputs, [count, count]);
  },
  apply: (inputs, { op, constant }) => {
    const mask = comparisonMask(op);
    const left = inputs[0] as Float64Array;
    const right = inputs.length === 4 ? (inputs[1] as Float64Array) : undefined;
    const [then, otherwise] = inputs.slice(-2) as [Float64Array, Float64Array];
    const fixed = constant ?? NaN;
    const result = new Float64Array(left.length);
    for (let cell = 0; cell < result.length; cell += 1) {
      const a = left[cell] as number;
      const b = right === undefined ? fixed : (right[cell] as number);
      if (Number.isNaN(a) || Number.isNaN(b)) result[cell] = NaN;
      else result[cell] = (passes(mask, a, b) ? then[cell] : otherwise[cell]) as number;
    }
    return result;
  },
};
