import { constantNames } from '../function-calls.ts';
import { GRAPH_LIMITS, type FactorGraph, type GraphNode } from '../factor-graph.ts';
import type { FormulaTree, ParameterValue } from './formula-tree.ts';
import type { GraphFault, Outcome } from '../graph-fault.ts';
import type { KnownNames } from '../known-names.ts';
import { operatorInputs } from '../operators.ts';
import { paramsFit } from '../params-fit.ts';
import { printFormula } from './print-formula.ts';
import { ruleWord } from './rule-words.ts';
import { topologicalOrder } from '../topological-order.ts';

const NOWHERE = { from: 0, to: 0 };

/**
 * The canonical formula of a graph; a node used twice is written twice. A graph whose shape is wrong has
 * none, but one with wrong types, units or parameters does. Nodes that lead nowhere are not in it.
 */
export function formulaOf(graph: FactorGraph, known: KnownNames): Outcome<string> {
  const { nodes, faults: all } = topologicalOrder(graph);
  const faults = all.filter(({ code }) => code !== 'unused-node');
  const misfits = [...faults, ...nodes.flatMap(paramsFit)];
  if (misfits.length > 0) return { ok: false, faults: misfits };
  const trees = new Map<string, FormulaTree>();
  const sizes = new Map<string, number>();
  for (const node of nodes) {
    const size = node.inputs.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 1);
    // Each node has at least one character: a graph whose nodes are used twice at every level would be too
    // long.
    if (size > GRAPH_LIMITS.characters) return { ok: false, faults: [tooLong(size, node.id)] };
    sizes.set(node.id, size);
    trees.set(node.id, treeOf(node, inputTrees(node, trees), known));
  }
  const tree = trees.get(graph.output);
  const text = tree === undefined ? '' : printFormula(tree);
  if (text.length > GRAPH_LIMITS.characters)
    return { ok: false, faults: [tooLong(text.length, graph.output)] };
  return { ok: true, value: text };
}

function tooLong(given: number, node: string): GraphFault {
  return { code: 'too-long', values: { given, most: GRAPH_LIMITS.characters }, path: [], node };
}

/**
 * The trees of a node's inputs; numbers that could be read as a constant, or as one with a sign, are in
 * parentheses.
 */
function inputTrees(
  { kind, ref, inputs }: GraphNode,
  trees: ReadonlyMap<string, FormulaTree>,
): FormulaTree[] {
  const wrapped = kind === 'expression' && (ref === 'neg' || (constantNames(ref)?.length ?? 0) > 0);
  return inputs.flatMap((id) => {
    const tree = trees.get(id);
    if (tree === undefined) return [];
    return [wrapped && tree.kind === 'number' ? { ...tree, wrapped } : tree];
  });
}

function treeOf(
  { kind, ref, params }: GraphNode,
  inputs: readonly FormulaTree[],
  known: KnownNames,
): FormulaTree {
  if (kind === 'constant') return number(params.value);
  if (kind === 'indicator' || kind === 'factor')
    return { kind: 'name', ...known.written(kind, ref), span: NOWHERE };
  const named = { ...params } as Record<string, ParameterValue>;
  if (kind === 'rule')
    return { kind: 'call', callee: ruleWord(ref) ?? ref, inputs, params: named, span: NOWHERE };
  if (operatorInputs(ref) !== undefined)
    return { kind: 'call', callee: ref, inputs, params: {}, span: NOWHERE };
  const names = constantNames(ref) ?? [];
  const gap = names.findIndex((name) => typeof params[name] !== 'number');
  const leading = gap < 0 ? names : names.slice(0, gap);
  return {
    kind: 'call',
    callee: ref,
    inputs: [...inputs, ...leading.map((name) => number(params[name]))],
    params: Object.fromEntries(Object.entries(named).filter(([name]) => !leading.includes(name))),
    span: NOWHERE,
  };
}

function number(value: unknown): FormulaTree {
  return { kind: 'number', value: Number(value), wrapped: false, span: NOWHERE };
}
