import type { FactorGraph, GraphNode } from '../../../graph/factor-graph.ts';
import { applyFunction } from '../../../graph/function-calls.ts';
import { applyRule } from '../../../rules/apply-rule.ts';
import type { RulePanel } from '../../../rules/rule-panel.ts';
import type { Rule, RuleParameters } from '../../../rules/rule-parameters.ts';

/** Operators between two cells and signs of one, yes being 1 and no 0. */
const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  neg: (a) => -a,
  not: (a) => Number(a === 0),
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? NaN : a / b),
  and: (a, b) => Number(a !== 0 && b !== 0),
  or: (a, b) => Number(a !== 0 || b !== 0),
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '=': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
  '>=': (a, b) => Number(a >= b),
  '>': (a, b) => Number(a > b),
};

/**
 * A graph of panels from its output back to its leaves: every node is computed again each time it is asked for, on panels
 * of its own, and nothing is shared or written over. An oracle of how a graph is gone through, not of rules and functions.
 */
export function evaluateByRecursion(
  graph: FactorGraph,
  inputs: ReadonlyMap<string, Float64Array>,
  panel: RulePanel,
): Float64Array {
  const cells = panel.dates * panel.stocks;
  const nodeOf = new Map(graph.nodes.map((node) => [node.id, node]));
  const valueOf = (id: string): Float64Array => {
    const node = nodeOf.get(id);
    if (node === undefined) throw new Error(`no node: ${id}`);
    return computed(
      node,
      node.inputs.map((input) => valueOf(input)),
    );
  };
  const computed = ({ kind, ref, params }: GraphNode, given: readonly Float64Array[]): Float64Array => {
    if (kind === 'constant') return new Float64Array(cells).fill(Number(params.value));
    if (kind === 'indicator' || kind === 'factor') return Float64Array.from(inputs.get(ref) ?? []);
    if (kind === 'rule')
      return applyRule(Number(ref) as Rule, params as unknown as RuleParameters[Rule], given, panel);
    const [a, b = a, c = a] = given;
    const at = (of: Float64Array | undefined, cell: number): number => of?.[cell] ?? NaN;
    if (ref === 'if')
      return new Float64Array(cells).map((_, cell) =>
        Number.isNaN(at(a, cell)) ? NaN : at(at(a, cell) === 0 ? c : b, cell),
      );
    const operator = OPERATORS[ref];
    if (operator === undefined) return applyFunction(ref, params, given, panel);
    return new Float64Array(cells).map((_, cell) =>
      Number.isNaN(at(a, cell)) || Number.isNaN(at(b, cell)) ? NaN : operator(at(a, cell), at(b, cell)),
    );
  };
  return valueOf(graph.output).map((value) => (Number.isFinite(value) ? value : NaN));
}
