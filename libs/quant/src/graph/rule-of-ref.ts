import { RULES, type Rule } from '../rules/rule-parameters.ts';

/**
 * The rule of a node's `ref`; undefined for an unknown rule. Only `'7'` is rule 7, in no other notation of
 * the number, so that comparisons of refs, for units or universes, never miss it.
 */
export function ruleOfRef(ref: string): Rule | undefined {
  return Object.hasOwn(RULES, ref) ? (Number(ref) as Rule) : undefined;
}
