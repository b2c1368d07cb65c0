import type { Definition } from '../rules/definition.ts';
import { countFaults, faultAt } from '../rules/parameter-fault.ts';
import { numberField } from '../rules/parameter-fields.ts';

/** ln x; missing where x is not above 0. */
export const logarithm: Definition<object> = {
  fields: {},
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs) => eachCell(inputs[0], (value) => (value > 0 ? Math.log(value) : NaN)),
};

/** |x|. */
export const absolute: Definition<object> = {
  fields: {},
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs) => eachCell(inputs[0], Math.abs),
};

export interface ClampParameters {
  readonly low: number;
  readonly high: number;
}

/** x, but not below `low` and not above `high`. */
export const clamp: Definition<ClampParameters> = {
  fields: { low: numberField(), high: numberField() },
  faults: ({ low, high }, inputs) => [
    ...countFaults(inputs, [1, 1]),
    ...(low > high ? [faultAt(['low'], 'above-other', { other: 'high' })] : []),
  ],
  apply: (inputs, { low, high }) => eachCell(inputs[0], (value) => Math.max(low, Math.min(high, value))),
};

/** The least of several panels, cell by cell; missing where one is. */
export const minimum: Definition<object> = {
  fields: {},
  faults: (_, inputs) => countFaults(inputs, [2, Infinity]),
  apply: (inputs) => fold(inputs, (a, b) => Math.min(a, b)),
};

/** The greatest of several panels, cell by cell; missing where one is. */
export const maximum: Definition<object> = {
  fields: {},
  faults: (_, inputs) => countFaults(inputs, [2, Infinity]),
  apply: (inputs) => fold(inputs, (a, b) => Math.max(a, b)),
};

function eachCell(panel: Float64Array | undefined, of: (value: number) => number): Float64Array {
  const result = Float64Array.from(panel ?? []);
  for (let cell = 0; cell < result.length; cell += 1) result[cell] = of(result[cell] as number);
  return result;
}

function fold(panels: readonly Float64Array[], of: (a: number, b: number) => number): Float64Array {
  const [first, ...others] = panels;
  const result = Float64Array.from(first ?? []);
  for (const other of others)
    for (let cell = 0; cell < result.length; cell += 1)
      result[cell] = of(result[cell] as number, other[cell] as number);
  return result;
}
