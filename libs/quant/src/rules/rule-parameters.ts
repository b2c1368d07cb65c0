import { bands, type BandsParameters } from './bands.ts';
import { change, type ChangeParameters } from './change.ts';
import { condition, type ConditionParameters } from './condition.ts';
import { crossPercentile, type CrossPercentileParameters } from './cross-percentile.ts';
import { definitionFaults, type Definition } from './definition.ts';
import { fullMark, type FullMarkParameters } from './full-mark.ts';
import { mean, type MeanParameters } from './mean.ts';
import { ownPercentile, type OwnPercentileParameters } from './own-percentile.ts';
import { faultAt, type ParameterFault } from './parameter-fault.ts';
import { synchronise, type SynchroniseParameters } from './synchronise.ts';
import { weighted, type WeightedParameters } from './weighted.ts';

/** The parameters of each rule, by its number (calcRule). */
export interface RuleParameters {
  readonly 1: FullMarkParameters;
  readonly 2: OwnPercentileParameters;
  readonly 3: CrossPercentileParameters;
  readonly 4: BandsParameters;
  readonly 5: SynchroniseParameters;
  readonly 6: ChangeParameters;
  readonly 7: MeanParameters;
  readonly 8: WeightedParameters;
  readonly 9: ConditionParameters;
}

/** calcRule. */
export type Rule = keyof RuleParameters;

/** The definition of each rule. */
export const RULES: { readonly [R in Rule]: Definition<RuleParameters[R]> } = {
  1: fullMark,
  2: ownPercentile,
  3: crossPercentile,
  4: bands,
  5: synchronise,
  6: change,
  7: mean,
  8: weighted,
  9: condition,
};

/** Whether there is a rule of this number. */
export function isRule(rule: number): rule is Rule {
  return Object.hasOwn(RULES, rule);
}

/**
 * All faults of a rule's parameters and of the number of its inputs; empty when it can be applied. Parameters
 * that are null count as absent. A fault of the count of inputs has the empty path.
 */
export function checkRule(rule: number, parameters: unknown, inputs: number): ParameterFault[] {
  if (!isRule(rule)) return [faultAt([], 'unknown-rule', { rule })];
  return definitionFaults(RULES[rule] as Definition<unknown>, parameters, inputs);
}
