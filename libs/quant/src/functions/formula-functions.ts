import { pctChange } from '../rules/change.ts';
import { crossPercentile } from '../rules/cross-percentile.ts';
import type { Definition } from '../rules/definition.ts';
import { mean, type MeanParameters } from '../rules/mean.ts';
import { ownPercentile } from '../rules/own-percentile.ts';
import { correlation } from './correlation.ts';
import { deviation } from './deviation.ts';
import { lag } from './lag.ts';
import { absolute, clamp, logarithm, maximum, minimum } from './pointwise.ts';
import { zScore } from './z-score.ts';

/** A function of formulas: panels first, then constants in this order; those with a default may be left out. */
interface FormulaFunction {
  readonly constants: readonly string[];
  readonly definition: Definition<never>;
}

/**
 * The functions of the formula language. `pct_change(x, n)` is rule 6 as a ratio, `ts_rank(x, n, least)` rule
 * 2, `cs_rank(x)` rule 3 over all stocks (both 0 to 100), `mean(x, n, least)` rule 7, or of several panels
 * `mean(x, y, …)`. `std(x, n, least)` and `corr(x, y, n, least)` need all n values unless `least` is given,
 * at the least two. A constant in place of a panel is a panel of that constant.
 */
export const FORMULA_FUNCTIONS = {
  pct_change: { constants: ['n'], definition: pctChange },
  mean: { constants: ['n', 'least'], definition: meanOfEither() },
  ts_rank: { constants: ['n', 'least'], definition: ownPercentile },
  cs_rank: { constants: [], definition: crossPercentile },
  zscore: { constants: [], definition: zScore },
  clamp: { constants: ['low', 'high'], definition: clamp },
  log: { constants: [], definition: logarithm },
  abs: { constants: [], definition: absolute },
  min: { constants: [], definition: minimum },
  max: { constants: [], definition: maximum },
  lag: { constants: ['n'], definition: lag },
  std: { constants: ['n', 'least'], definition: deviation },
  corr: { constants: ['n', 'least'], definition: correlation },
} as const satisfies Readonly<Record<string, FormulaFunction>>;

export type FormulaFunctionName = keyof typeof FORMULA_FUNCTIONS;

/** Whether the language has a function of this name. */
export function isFormulaFunction(name: string): name is FormulaFunctionName {
  return Object.hasOwn(FORMULA_FUNCTIONS, name);
}

/** The mean of several panels across them, or of one along it. */
function meanOfEither(): Definition<MeanParameters> {
  const either = (parameters: MeanParameters, inputs: number): MeanParameters =>
    inputs > 1 ? { ...parameters, across: true } : parameters;
  return {
    ...mean,
    faults: (parameters, inputs) => mean.faults(either(parameters, inputs), inputs),
    apply: (inputs, parameters, panel) => mean.apply(inputs, either(parameters, inputs.length), panel),
  };
}
