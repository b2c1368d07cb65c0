import type { OutputOf } from '@console/contract-core';
import type { factorCalls } from '@console/contract-invest';
import type { GraphNode } from './draft-graph.ts';
import { expressionWord, MOST_INPUTS } from './expression-words.ts';

/** A calc rule with its parameters, as the service describes it. */
export type RuleOption = OutputOf<typeof factorCalls.ruleOptions>[number];
/** One parameter of a rule; the constants of functions have the same shape. */
export type Parameter = RuleOption['parameters'][number];

/** The least and most number of inputs of a node. */
export type Arity = readonly [number, number];

const VALUE: Parameter = { key: 'value', title: '数值', kind: 'number', optional: false };

export function ruleOf(
  node: Pick<GraphNode, 'kind' | 'ref'>,
  rules: readonly RuleOption[],
): RuleOption | undefined {
  return node.kind === 'rule' ? rules.find(({ rule }) => String(rule) === node.ref) : undefined;
}

/** The parameters that the form of a node shows; a mean of several inputs has no window. */
export function parametersOf(node: GraphNode, rules: readonly RuleOption[]): readonly Parameter[] {
  if (node.kind === 'constant') return [VALUE];
  const all =
    node.kind === 'expression'
      ? (expressionWord(node.ref)?.constants ?? [])
      : (ruleOf(node, rules)?.parameters ?? []);
  return isAcross(node) ? all.filter(({ key }) => !WINDOW_KEYS.includes(key)) : all;
}

const WINDOW_KEYS = ['n', 'counts'];

function isAcross({ kind, ref, params, inputs }: GraphNode): boolean {
  if (kind === 'rule') return ref === '7' && params['across'] === true;
  return kind === 'expression' && ref === 'mean' && inputs.length > 1;
}

/** The number of inputs of a node by its kind: for rules 7 and 9 it depends on their parameters. */
export function arityOf(node: GraphNode, rules: readonly RuleOption[]): Arity {
  if (node.kind === 'expression') return expressionWord(node.ref)?.inputs ?? [0, MOST_INPUTS];
  if (node.kind !== 'rule') return [0, 0];
  if (node.ref === '9') return isGiven(node.params['constant']) ? [3, 3] : [4, 4];
  if (node.ref === '7') return node.params['across'] === true ? [2, MOST_INPUTS] : [1, 1];
  const [least, most] = ruleOf(node, rules)?.inputs ?? [0, MOST_INPUTS];
  return [least, Math.min(most, MOST_INPUTS)];
}

/** The name of an input by its position: the branches of a condition have names of their own. */
export function inputTitle(node: GraphNode, slot: number): string {
  if (node.kind === 'expression' && node.ref === 'if')
    return ['条件', '成立时', '否则'][slot] ?? `输入 ${slot + 1}`;
  if (node.kind === 'rule' && node.ref === '9') {
    const compared = isGiven(node.params['constant']) ? ['A'] : ['A', 'B'];
    const names = [...compared, '成立时（C）', '否则（D）'];
    return names[slot] ?? `输入 ${slot + 1}`;
  }
  return `输入 ${slot + 1}`;
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
