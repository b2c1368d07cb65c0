import { growthRate } from '../series/growth-rate.ts';
import type { Definition } from './definition.ts';
import { countFaults } from './parameter-fault.ts';
import { choiceField } from './parameter-fields.ts';
import { WINDOW_LENGTH, WINDOW_UNIT, type WindowUnit } from './window-unit.ts';

export interface ChangeParameters {
  /** The number of rows (or reports) back to the base. */
  readonly n: number;
  /** x − base, or (x − base) / |base|. */
  readonly kind: 'difference' | 'ratio';
  readonly counts?: WindowUnit | null;
}

/** Rule 6, 变化计算: against the value n back. Missing where that is, and a ratio on base 0. */
export const change: Definition<ChangeParameters> = {
  fields: { n: WINDOW_LENGTH, kind: choiceField(['difference', 'ratio']), counts: WINDOW_UNIT },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { n, kind }, { stocks }) => {
    const values = inputs[0] as Float64Array;
    const result = new Float64Array(values.length).fill(NaN);
    const back = n * stocks;
    if (kind === 'ratio')
      for (let cell = back; cell < values.length; cell += 1)
        result[cell] = growthRate(values[cell] as number, values[cell - back] as number);
    else
      for (let cell = back; cell < values.length; cell += 1)
        result[cell] = (values[cell] as number) - (values[cell - back] as number);
    return result;
  },
  onReports: ({ n, kind }) => ({
    length: n + 1,
    measure: (values) => {
      const [now, base] = [values[n] ?? NaN, values[0] ?? NaN];
      return kind === 'ratio' ? growthRate(now, base) : now - base;
    },
  }),
};

/** Rule 6 as a ratio: what formulas call pct_change. */
export const pctChange: Definition<Pick<ChangeParameters, 'n'>> = {
  fields: { n: WINDOW_LENGTH },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { n }, panel) => change.apply(inputs, { n, kind: 'ratio' }, panel),
};
