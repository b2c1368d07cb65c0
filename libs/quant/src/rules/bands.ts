import { COMPARISONS, comparisonMask, passes, type Comparison } from './comparison.ts';
import type { Definition } from './definition.ts';
import { countFaults, faultAt, type ParameterFault } from './parameter-fault.ts';
import { choiceField, fieldFaults, listField, numberField, optional } from './parameter-fields.ts';

export interface Band {
  readonly op: Comparison | 'between';
  /** The value x is compared with; the lower end of `between`. */
  readonly value: number;
  /** The upper end, for `between` only. Both ends belong to it. */
  readonly upper?: number | null;
  readonly result: number;
}

export interface BandsParameters {
  /** In order: the first that x is in gives the result. */
  readonly bands: readonly Band[];
  /** The result of an x in none of them; missing by default. */
  readonly otherwise?: number | null;
}

const BAND = {
  op: choiceField([...COMPARISONS, 'between']),
  value: numberField(),
  upper: optional(numberField()),
  result: numberField(),
};

/** Rule 4, 条件值: the result of the first band that x is in. */
export const bands: Definition<BandsParameters> = {
  fields: {
    bands: listField((band, path) => fieldFaults(BAND, band, path)),
    otherwise: optional(numberField()),
  },
  faults: (parameters, inputs) => [
    ...countFaults(inputs, [1, 1]),
    ...parameters.bands.flatMap((band, at) => upperFaults(band, ['bands', at, 'upper'])),
  ],
  apply: (inputs, { bands: given, otherwise }) => {
    const masks = Int32Array.from(given, ({ op }) => comparisonMask(op === 'between' ? '>=' : op));
    const values = Float64Array.from(given, ({ value }) => value);
    const uppers = Float64Array.from(given, ({ upper }) => upper ?? Infinity);
    const results = Float64Array.from(given, ({ result }) => result);
    const rest = otherwise ?? NaN;
    const marks = Float64Array.from(inputs[0] as Float64Array);
    for (let cell = 0; cell < marks.length; cell += 1) {
      const x = marks[cell] as number;
      if (Number.isNaN(x)) continue;
      let at = 0;
      while (
        at < masks.length &&
        !(passes(masks[at] as number, x, values[at] as number) && x <= (uppers[at] as number))
      )
        at += 1;
      marks[cell] = at < masks.length ? (results[at] as number) : rest;
    }
    return marks;
  },
  onReports: 'each',
};

function upperFaults({ op, value, upper }: Band, path: ParameterFault['path']): ParameterFault[] {
  const given = upper !== undefined && upper !== null;
  if (op !== 'between') return given ? [faultAt(path, 'excluded-by-other', { other: 'op' })] : [];
  if (!given) return [faultAt(path, 'missing-parameter')];
  return upper < value ? [faultAt(path, 'below-other', { other: 'value' })] : [];
}
