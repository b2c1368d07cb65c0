import { meanOfPresent } from '../stats/mean-of-present.ts';
import type { Definition } from './definition.ts';
import { overColumns } from './over-columns.ts';
import { countFaults, faultAt, type ParameterFault } from './parameter-fault.ts';
import { countField, flagField, optional } from './parameter-fields.ts';
import { WINDOW_LENGTH, WINDOW_UNIT, windowFaults, type WindowUnit } from './window-unit.ts';

export interface MeanParameters {
  /** Rows (or reports) of the window, today's included. */
  readonly n?: number | null;
  /** Values that must be present: of the window, or of the inputs. All by default. */
  readonly least?: number | null;
  /** Over several inputs on the same day instead of a window. */
  readonly across?: boolean | null;
  readonly counts?: WindowUnit | null;
}

/** Rule 7, 均值: of the last n values, missing where today's is; or of several inputs. */
export const mean: Definition<MeanParameters> = {
  fields: {
    n: optional(WINDOW_LENGTH),
    least: optional(countField({ least: 1 })),
    across: optional(flagField()),
    counts: WINDOW_UNIT,
  },
  faults: (parameters, inputs) =>
    parameters.across === true ? acrossFaults(parameters, inputs) : alongFaults(parameters, inputs),
  apply: (inputs, parameters, panel) => {
    if (parameters.across === true) return meanAcross(inputs, parameters.least ?? inputs.length);
    const window = windowOf(parameters);
    const suffixes = new Float64Array(panel.dates);
    return overColumns(inputs, panel, ([column], result) => {
      slide(column as Float64Array, result, suffixes, window);
    });
  },
  onReports: (parameters) => {
    const { n, least } = windowOf(parameters);
    return {
      length: n,
      measure: (values) => (Number.isNaN(values[n - 1]) ? NaN : meanOfPresent(values, least)),
    };
  },
};

interface Window {
  readonly n: number;
  readonly least: number;
}

function windowOf({ n, least }: MeanParameters): Window {
  return { n: n ?? 1, least: least ?? n ?? 1 };
}

function alongFaults(parameters: MeanParameters, inputs: number): ParameterFault[] {
  const missing = parameters.n === undefined || parameters.n === null;
  return [
    ...countFaults(inputs, [1, 1]),
    ...(missing ? [faultAt(['n'], 'missing-parameter')] : windowFaults(windowOf(parameters))),
  ];
}

function acrossFaults({ n, least, counts }: MeanParameters, inputs: number): ParameterFault[] {
  const ofWindows = Object.entries({ n, counts }).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return [
    ...countFaults(inputs, [2, Infinity]),
    ...ofWindows.map(([name]) => faultAt([name], 'excluded-by-other', { other: 'across' })),
    ...((least ?? 1) > inputs ? [faultAt(['least'], 'above-most', { bound: inputs })] : []),
  ];
}

function meanAcross(inputs: readonly Float64Array[], least: number): Float64Array {
  const result = new Float64Array(inputs[0] as Float64Array);
  for (let cell = 0; cell < result.length; cell += 1) {
    let sum = 0;
    let present = 0;
    for (const input of inputs) {
      const value = input[cell] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      present += 1;
    }
    result[cell] = present < least ? NaN : sum / present;
  }
  return result;
}

/**
 * Means along one column. Rows are in blocks of n: a window is the end of one block and the beginning of the
 * next, and both sums only ever grow. Nothing is taken away again, so that a value that has left leaves no
 * rounding behind, however large it was, and neither does an infinite one.
 */
function slide(
  column: Float64Array,
  result: Float64Array,
  suffixes: Float64Array,
  { n, least }: Window,
): void {
  sumToBlockEnds(column, suffixes, n);
  let present = 0;
  for (let start = 0; start < column.length; start += n) {
    const end = Math.min(start + n, column.length);
    let prefix = 0;
    for (let date = start; date < end; date += 1) {
      const value = column[date] as number;
      const from = date - n + 1;
      if (from > 0 && !Number.isNaN(column[from - 1] as number)) present -= 1;
      if (Number.isNaN(value)) {
        result[date] = NaN;
        continue;
      }
      prefix += value;
      present += 1;
      const sum = from > 0 && from < start ? prefix + (suffixes[from] as number) : prefix;
      result[date] = present < least ? NaN : sum / present;
    }
  }
}

/** Writes suffixes[d], the sum of the present values from d to the end of its block of n. */
function sumToBlockEnds(column: Float64Array, suffixes: Float64Array, n: number): void {
  for (let start = 0; start < column.length; start += n) {
    let sum = 0;
    for (let date = Math.min(start + n, column.length) - 1; date >= start; date -= 1) {
      const value = column[date] as number;
      if (!Number.isNaN(value)) sum += value;
      suffixes[date] = sum;
    }
  }
}
