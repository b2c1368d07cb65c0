import { RULES, type Rule } from '../rules/rule-parameters.ts';

/**
 * The rule of a node's `ref`; undefined for a rule there is not. Only `'7'` is rule 7, no other way to write the
 * number: whoever compares refs, for units or for who is in a universe, must not miss it.
 */
export function ruleOfRef(ref: string): Rule | undefined {
  return Object.hasOwn(RULES, ref) ? (Number(ref) as Rule) : undefined;
}
