import type { FactorGraphData } from '@console/contract-invest';
import {
  feeds,
  freeId,
  nodeOf,
  withNode,
  withOutput,
  type GraphNode,
  type NodeParams,
} from './draft-graph.ts';
import { expressionWord } from './expression-words.ts';
import { connected, fitted, takesMore } from './node-inputs.ts';
import { arityOf, ruleOf, type Parameter, type RuleOption } from './node-parameters.ts';

/** The kind and ref of a node to add: a leaf of the palette. */
export type NodeSeed = Pick<GraphNode, 'kind' | 'ref'>;

export interface Added {
  readonly graph: FactorGraphData;
  readonly id: string;
}

/** Adds an unconnected node, with its required parameters and empty inputs. */
export function addedAlone(graph: FactorGraphData, seed: NodeSeed, rules: readonly RuleOption[]): Added {
  const id = freeId(graph);
  return { id, graph: withNode(graph, newNode(id, seed, rules)) };
}

/**
 * Adds a node to the chosen one: a rule or function takes its value as input and becomes the output in its
 * place; a node without inputs is connected to its first free input. Without a chosen node it is left
 * unconnected.
 */
export function addedTo(
  graph: FactorGraphData,
  seed: NodeSeed,
  { chosen, rules }: { readonly chosen: string | undefined; readonly rules: readonly RuleOption[] },
): Added {
  const added = addedAlone(graph, seed, rules);
  const [node, target] = [nodeOf(added.graph, added.id), nodeOf(graph, chosen ?? '')];
  if (node === undefined || target === undefined) return added;
  if (node.inputs.length > 0) {
    const continued = connected(added.graph, { from: target.id, to: added.id, slot: 0 });
    return {
      id: added.id,
      graph: graph.output === target.id ? withOutput(continued, added.id) : continued,
    };
  }
  const free = target.inputs.indexOf('');
  const slot = free >= 0 ? free : takesMore(target, rules) ? target.inputs.length : -1;
  if (slot < 0 || feeds(added.graph, target.id, added.id)) return added;
  return { id: added.id, graph: connected(added.graph, { from: added.id, to: target.id, slot }) };
}

/** Replaces a node's rule or word: its inputs stay, its parameters are the initial ones. */
export function withKind(
  graph: FactorGraphData,
  id: string,
  { seed, rules }: { readonly seed: NodeSeed; readonly rules: readonly RuleOption[] },
): FactorGraphData {
  return {
    ...graph,
    nodes: graph.nodes.map((node) => {
      if (node.id !== id) return node;
      const next = newNode(id, seed, rules);
      const most = arityOf(next, rules)[1];
      return fitted({ ...next, inputs: node.inputs.filter((input) => input !== '').slice(0, most) }, rules);
    }),
  };
}

function newNode(id: string, seed: NodeSeed, rules: readonly RuleOption[]): GraphNode {
  return fitted({ ...seed, id, params: beginningParams(seed, rules), inputs: [] }, rules);
}

function beginningParams(seed: NodeSeed, rules: readonly RuleOption[]): NodeParams {
  if (seed.kind === 'constant') return { value: 1 };
  if (seed.kind === 'expression') return { ...expressionWord(seed.ref)?.begin };
  const given = (ruleOf(seed, rules)?.parameters ?? []).flatMap((parameter) => {
    const value = parameter.optional ? undefined : beginningOf(parameter);
    return value === undefined ? [] : [[parameter.key, value] as const];
  });
  return { ...Object.fromEntries(given), ...(RULE_BEGINNINGS[seed.kind === 'rule' ? seed.ref : ''] ?? {}) };
}

/** Examples for the required parameters of rules that have no sensible default, to be overwritten. */
const RULE_BEGINNINGS: Readonly<Record<string, NodeParams>> = {
  '1': { full: 100, zero: 0 },
  '5': { maxAge: 5 },
  '6': { n: 20, kind: 'ratio' },
  '7': { n: 20 },
};

function beginningOf({ kind, fallback, choices }: Parameter): NodeParams[string] | undefined {
  if (fallback !== undefined) return fallback;
  if (kind === 'comparison') return choices?.[0]?.value ?? '<';
  if (kind === 'choice') return choices?.[0]?.value;
  if (kind === 'flag') return false;
  return kind === 'bands' ? [{ op: '<', value: 0, result: 0 }] : undefined;
}
