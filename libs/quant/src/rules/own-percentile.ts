import { percentileOf } from '../stats/percentile-of.ts';
import { RankedWindow, type PercentileWindow } from '../stats/ranked-window.ts';
import type { Definition } from './definition.ts';
import { overColumns } from './over-columns.ts';
import { countFaults } from './parameter-fault.ts';
import { countField, optional } from './parameter-fields.ts';
import { WINDOW_LENGTH, WINDOW_UNIT, windowFaults, type WindowUnit } from './window-unit.ts';

export interface OwnPercentileParameters {
  /** Rows (or reports) of the window, today's included; 750 by default. */
  readonly n?: number | null;
  /** The number of values that must be present; by default 60, or n if that is less. */
  readonly least?: number | null;
  readonly counts?: WindowUnit | null;
}

/**
 * Rule 2, 历史百分位: 100 × the percentile of today among the stock's own last n values, ties half (scipy's
 * percentileofscore, kind mean).
 */
export const ownPercentile: Definition<OwnPercentileParameters> = {
  fields: {
    n: optional(WINDOW_LENGTH),
    least: optional(countField({ least: 1 })),
    counts: WINDOW_UNIT,
  },
  faults: (parameters, inputs) => [...countFaults(inputs, [1, 1]), ...windowFaults(windowOf(parameters))],
  apply: (inputs, parameters, panel) => {
    const window = new RankedWindow(panel.dates, windowOf(parameters), 100);
    return overColumns(inputs, panel, ([column], result) => {
      window.percentiles(column as Float64Array, result);
    });
  },
  onReports: (parameters) => {
    const { n, least } = windowOf(parameters);
    return { length: n, measure: (values) => 100 * percentileOf(values[n - 1] ?? NaN, values, least) };
  },
};

function windowOf(parameters: OwnPercentileParameters): PercentileWindow {
  const n = parameters.n ?? 750;
  return { n, least: parameters.least ?? Math.min(60, n) };
}
