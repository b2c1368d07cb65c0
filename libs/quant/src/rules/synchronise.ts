import type { Definition } from './definition.ts';
import { countFaults } from './parameter-fault.ts';
import { countField } from './parameter-fields.ts';

export interface SynchroniseParameters {
  /** The maximum number of rows a value is carried; 0 carries none. */
  readonly maxAge: number;
}

/** Rule 5, 数值同步: the value itself, or the last one before it while that is not older than maxAge rows. */
export const synchronise: Definition<SynchroniseParameters> = {
  fields: { maxAge: countField({ least: 0 }) },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { maxAge }, { dates, stocks }) => {
    const result = Float64Array.from(inputs[0] as Float64Array);
    const ages = new Uint32Array(stocks);
    for (let date = 1; date < dates; date += 1) {
      for (let stock = 0; stock < stocks; stock += 1) {
        const cell = date * stocks + stock;
        const missing = Number.isNaN(result[cell] as number);
        const age = missing ? (ages[stock] as number) + 1 : 0;
        ages[stock] = age;
        if (missing && age <= maxAge) result[cell] = result[cell - stocks] as number;
      }
    }
    return result;
  },
};
