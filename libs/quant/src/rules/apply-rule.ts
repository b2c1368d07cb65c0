import { applyDefinition } from './definition.ts';
import { RULES, type Rule, type RuleParameters } from './rule-parameters.ts';
import type { RulePanel } from './rule-panel.ts';

/**
 * Applies one of the nine calc rules to date-major panels. Windows count rows, today's and missing ones
 * included. A missing input today gives missing, except for synchronising (5), a mean across (7) or a
 * weighting (8) that needs fewer than all, and the branch a condition (9) does not take.
 * @returns a panel of its own; NaN where it is missing
 * @throws RangeError for parameters, inputs or panels that do not fit, and for windows that count reports
 */
export function applyRule<R extends Rule>(
  rule: R,
  parameters: RuleParameters[R],
  inputs: readonly Float64Array[],
  panel: RulePanel,
): Float64Array {
  if ('counts' in parameters && parameters.counts === 'reports')
    throw new RangeError('windows that count reports are applied to report histories');
  return applyDefinition(RULES[rule], parameters, inputs, panel);
}
