import { RankedDay } from '../stats/ranked-day.ts';
import type { Definition } from './definition.ts';
import { countFaults } from './parameter-fault.ts';
import { flagField, optional } from './parameter-fields.ts';
import type { RulePanel } from './rule-panel.ts';

export interface CrossPercentileParameters {
  /** Among the stocks of the same industry on the date instead of all; the panel then has industries. */
  readonly byIndustry?: boolean | null;
}

/**
 * Rule 3, 截面百分位: 100 × the percentile among the date's stocks that have a value, ties half (scipy's
 * percentileofscore, kind mean).
 */
export const crossPercentile: Definition<CrossPercentileParameters> = {
  fields: { byIndustry: optional(flagField()) },
  faults: (_, inputs) => countFaults(inputs, [1, 1]),
  apply: (inputs, { byIndustry }, panel) => {
    const { stocks } = panel;
    const { groupsAt, count } = byIndustry === true ? byIndustryOf(panel) : TOGETHER;
    const day = new RankedDay(stocks, 100, count);
    const values = inputs[0] as Float64Array;
    const result = new Float64Array(values.length).fill(NaN);
    for (let start = 0; start < values.length; start += stocks)
      day.percentiles(values, result, start, groupsAt(start));
    return result;
  },
};

/** The groups of the stocks of the date that begins at a cell. */
interface Grouping {
  readonly groupsAt: (start: number) => Uint16Array | null;
  readonly count: number;
}

const TOGETHER: Grouping = { groupsAt: () => null, count: 1 };

function byIndustryOf({ industries, stocks }: RulePanel): Grouping {
  if (industries === undefined) throw new RangeError('percentiles within industries need the industries');
  let greatest = 0;
  for (const industry of industries) greatest = Math.max(greatest, industry);
  const moving = industries.length !== stocks;
  return {
    groupsAt: (start) => (moving ? industries.subarray(start, start + stocks) : industries),
    count: greatest + 1,
  };
}
