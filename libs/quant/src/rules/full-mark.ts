import type { Definition } from './definition.ts';
import { faultAt, countFaults } from './parameter-fault.ts';
import { numberField } from './parameter-fields.ts';

export interface FullMarkParameters {
  /** The value with the mark 100. If it is below `zero`, lower is better. */
  readonly full: number;
  /** The value with the mark 0. */
  readonly zero: number;
}

/** Rule 1, 满分标准: 100 × (x − zero) / (full − zero), from 0 to 100. */
export const fullMark: Definition<FullMarkParameters> = {
  fields: { full: numberField(), zero: numberField() },
  faults: ({ full, zero }, inputs) => [
    ...countFaults(inputs, [1, 1]),
    ...(full === zero ? [faultAt(['full'], 'equal-to-other', { other: 'zero' })] : []),
  ],
  apply: (inputs, { full, zero }) => {
    const span = full - zero;
    const marks = Float64Array.from(inputs[0] as Float64Array);
    for (let cell = 0; cell < marks.length; cell += 1) {
      const share = ((marks[cell] as number) - zero) / span;
      marks[cell] = 100 * Math.max(0, Math.min(1, share));
    }
    return marks;
  },
  onReports: 'each',
};
