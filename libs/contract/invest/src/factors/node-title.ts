import { CALC_RULES, type CalcRule } from './factor-fields.ts';
import type { FactorGraphData } from './factor-graph.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  neg: '取负',
  not: '非',
  and: '且',
  or: '或',
  if: '条件分支',
};

/**
 * What a node is called where it is spoken of: an indicator or factor by its name, a rule by its title, a constant
 * by its value, else its operator or function.
 * @param names of what nodes are pinned to, by ref
 */
export function nodeTitle(
  { kind, ref, params }: FactorGraphData['nodes'][number],
  names: Readonly<Record<string, string>> = {},
): string {
  if (kind === 'indicator' || kind === 'factor') return Object.hasOwn(names, ref) ? (names[ref] ?? ref) : ref;
  if (kind === 'rule') return Object.hasOwn(CALC_RULES, ref) ? CALC_RULES[Number(ref) as CalcRule] : ref;
  if (kind === 'constant') return typeof params.value === 'number' ? String(params.value) : '常数';
  return Object.hasOwn(OPERATORS, ref) ? (OPERATORS[ref] ?? ref) : ref;
}
