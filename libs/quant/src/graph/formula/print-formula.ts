import { writtenName } from './formula-tokens.ts';
import type { CallTree, FormulaTree } from './formula-tree.ts';
import { COMPARISON_STRENGTH, NOT_STRENGTH, SIGN_STRENGTH, strengthOf } from '../operators.ts';
import { writtenNumber, writtenParameters } from './parameter-value.ts';

/** The strength of a part that never needs parentheses. */
const WHOLE = 8;

/** A formula's canonical text: no parentheses that are not needed, one space around operators, signs of ASCII. */
export function printFormula(tree: FormulaTree): string {
  return printed(tree, 0);
}

function printed(tree: FormulaTree, least: number): string {
  const [text, strength] = withStrength(tree);
  return strength < least ? `(${text})` : text;
}

function withStrength(tree: FormulaTree): [text: string, strength: number] {
  if (tree.kind === 'number') {
    const text = writtenNumber(tree.value);
    return [tree.wrapped ? `(${text})` : text, WHOLE];
  }
  if (tree.kind === 'name')
    return [writtenName(tree.name) + (tree.version === undefined ? '' : `@${tree.version}`), WHOLE];
  return callWithStrength(tree);
}

function callWithStrength({ callee, inputs, params }: CallTree): [text: string, strength: number] {
  const [first, second] = inputs;
  if (callee === 'not' && first !== undefined) return [`not ${printed(first, NOT_STRENGTH)}`, NOT_STRENGTH];
  if (callee === 'neg' && first !== undefined) return [`-${printed(first, SIGN_STRENGTH)}`, SIGN_STRENGTH];
  const strength = strengthOf(callee);
  if (strength !== undefined && first !== undefined && second !== undefined) {
    const left = printed(first, strength === COMPARISON_STRENGTH ? strength + 1 : strength);
    return [`${left} ${callee} ${printed(second, strength + 1)}`, strength];
  }
  const items = [...inputs.map((input) => printed(input, 0)), ...writtenParameters(params)];
  return [`${callee}(${items.join(', ')})`, WHOLE];
}
