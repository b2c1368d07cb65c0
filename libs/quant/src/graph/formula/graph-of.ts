import { constantNames } from '../function-calls.ts';
import { GRAPH_LIMITS, type FactorGraph, type GraphNode } from '../factor-graph.ts';
import type { CallTree, FormulaTree, NameTree } from './formula-tree.ts';
import { textFault, type GraphFault, type Outcome, type Span } from '../graph-fault.ts';
import { keptIds } from './kept-ids.ts';
import { refOf, type KnownNames } from '../known-names.ts';
import { nodeKey } from '../node-key.ts';
import { operatorInputs } from '../operators.ts';
import { parseFormula } from './parse-formula.ts';
import { ruleOfWord } from './rule-words.ts';

/** A formula as a graph, with the first place of each node. */
export interface PlacedGraph {
  readonly graph: FactorGraph;
  readonly spans: ReadonlyMap<string, Span>;
}

/**
 * The graph of a formula. Equal parts become one node; nodes that were in `previous`, unchanged or changed at
 * the same place, keep their ids. Refuses text that cannot be read, and unknown names and functions;
 * `checkGraph` reports other faults.
 */
export function graphOf(text: string, known: KnownNames, previous?: FactorGraph): Outcome<PlacedGraph> {
  const parsed = parseFormula(text);
  if (!parsed.ok) return parsed;
  const builder = new Builder(known);
  const output = builder.add(parsed.value);
  const most = GRAPH_LIMITS.nodes;
  const given = builder.nodes.length;
  if (given > most) builder.faults.push(textFault(parsed.value.span, 'too-many-nodes', { given, most }));
  if (builder.faults.length > 0) return { ok: false, faults: builder.faults };
  return { ok: true, value: renamed({ output, nodes: builder.nodes }, builder.spans, previous) };
}

function renamed(
  { output, nodes }: FactorGraph,
  spans: ReadonlyMap<string, Span>,
  previous: FactorGraph | undefined,
): PlacedGraph {
  const ids = keptIds({ output, nodes }, previous);
  const idOf = (id: string): string => ids.get(id) ?? id;
  const graph = {
    output: idOf(output),
    nodes: nodes.map((node) => ({ ...node, id: idOf(node.id), inputs: node.inputs.map(idOf) })),
  };
  return { graph, spans: new Map([...spans].map(([id, span]) => [idOf(id), span])) };
}

class Builder {
  readonly nodes: GraphNode[] = [];
  readonly faults: GraphFault[] = [];
  readonly spans = new Map<string, Span>();
  private readonly ids = new Map<string, string>();

  constructor(private readonly known: KnownNames) {}

  /** Adds the nodes of a tree that are not in the graph yet, inputs first. */
  add(tree: FormulaTree): string {
    if (tree.kind === 'number')
      return this.keep({ kind: 'constant', ref: '', params: { value: tree.value }, inputs: [] }, tree.span);
    return tree.kind === 'name' ? this.addName(tree) : this.addCall(tree);
  }

  private addName({ name, version, span }: NameTree): string {
    const found = this.known.find(name, version);
    if (found !== undefined)
      return this.keep({ kind: found.kind, ref: refOf(found), params: {}, inputs: [] }, span);
    const written = version === undefined ? name : `${name}@${version}`;
    this.faults.push(textFault(span, 'unknown-name', { name: written }));
    return '';
  }

  private addCall({ callee, inputs, params, span }: CallTree): string {
    const rule = ruleOfWord(callee);
    const names = constantNames(callee);
    if (rule === undefined && names === undefined && operatorInputs(callee) === undefined)
      this.faults.push(
        textFault({ from: span.from, to: span.from + callee.length }, 'unknown-function', { name: callee }),
      );
    const constants = trailingNumbers(inputs, names?.length ?? 0);
    const given = Object.fromEntries(constants.map((value, at) => [names?.[at] ?? '', value]));
    for (const name of Object.keys(params))
      if (Object.hasOwn(given, name)) this.faults.push(textFault(span, 'repeated-parameter', { name }));
    const ids = inputs.slice(0, inputs.length - constants.length).map((input) => this.add(input));
    const kind = rule === undefined ? 'expression' : 'rule';
    return this.keep({ kind, ref: rule ?? callee, params: { ...given, ...params }, inputs: ids }, span);
  }

  private keep(node: Omit<GraphNode, 'id'>, span: Span): string {
    const key = nodeKey(node);
    const id = this.ids.get(key) ?? String(this.nodes.length);
    if (this.ids.has(key)) return id;
    this.ids.set(key, id);
    this.spans.set(id, span);
    this.nodes.push({ id, ...node });
    return id;
  }
}

/** The bare numbers at the end, which are constants, at most `most`; the first input never is one. */
function trailingNumbers(inputs: readonly FormulaTree[], most: number): number[] {
  const numbers: number[] = [];
  for (const tree of inputs.slice(1).reverse()) {
    if (numbers.length === most || tree.kind !== 'number' || tree.wrapped) break;
    numbers.unshift(tree.value);
  }
  return numbers;
}
