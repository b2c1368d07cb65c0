import type { GraphFaultData } from '@console/contract-invest';
import {
  checkGraph,
  formulaOf,
  GRAPH_LIMITS,
  topologicalOrder,
  type FactorGraph,
  type GraphFault,
  type KnownNames,
  type NodeValue,
} from '@console/quant';
import { expandGraph } from './expand-graph.ts';
import { factorVersionOf, pinnedVersions, factorRef } from '../factor-ref.ts';
import type { PinnedGraph } from './pinned-graphs.ts';

/** A graph's faults, and its forms when there are none. */
export interface Judgement {
  readonly faults: readonly GraphFaultData[];
  readonly values: ReadonlyMap<string, NodeValue>;
  /** Null while the graph is no complete formula. */
  readonly formula: string | null;
  /** With factors expanded; null while there are faults. */
  readonly expanded: FactorGraph | null;
}

export interface JudgedGraph {
  readonly graph: FactorGraph;
  readonly known: KnownNames;
  readonly pinned: ReadonlyMap<string, PinnedGraph>;
  /** The factor that is being saved, which the graph must not depend on. */
  readonly id?: number | undefined;
}

/** All faults of a graph: by itself, then with the factors it depends on. */
export function judgeGraph({ graph, known, pinned, id }: JudgedGraph): Judgement {
  const { faults: own, values } = checkGraph(graph, known);
  const written = formulaOf(graph, known);
  const formula = written.ok ? written.value : null;
  const tooLong = written.ok ? [] : written.faults.filter(({ code }) => code === 'too-long');
  const faults = [...own, ...tooLong].map(plainFault);
  if (faults.length > 0) return { faults, values, formula, expanded: null };
  const selves = id === undefined ? [] : selfReferences(graph, pinned, id);
  if (selves.length > 0) return { faults: selves, values, formula, expanded: null };
  // When there are this many, not all factors were read.
  if (pinned.size > GRAPH_LIMITS.nodes)
    return { faults: [tooLarge(pinned.size)], values, formula, expanded: null };
  const expanded = expandGraph(graph, (ref) => pinned.get(ref)?.graph);
  const sizes = sizeFaults(expanded);
  return { faults: sizes, values, formula, expanded: sizes.length > 0 ? null : expanded };
}

/** A fault as the wire has it. */
export function plainFault({ code, values, path, node, span }: GraphFault): GraphFaultData {
  return {
    code,
    values: { ...values },
    path: [...path],
    ...(node === undefined ? {} : { node }),
    ...(span === undefined ? {} : { span: { ...span } }),
  };
}

/** The faults of nodes that depend on the factor itself, each with the path to it, by name. */
function selfReferences({ nodes }: FactorGraph, pinned: JudgedGraph['pinned'], id: number): GraphFaultData[] {
  const ways = new Map<string, readonly string[] | null>();
  const wayFrom = (ref: string): readonly string[] | null => {
    const known = ways.get(ref);
    if (known !== undefined) return known;
    const each = pinned.get(ref);
    ways.set(ref, null);
    if (each === undefined) return null;
    const further = pinnedVersions(each.graph).map((version) => wayFrom(factorRef(version)));
    const rest = each.id === id ? [] : further.find((way) => way !== null);
    const way = rest ? [each.name, ...rest] : null;
    ways.set(ref, way);
    return way;
  };
  return nodes.flatMap((node) => {
    if (node.kind !== 'factor' || factorVersionOf(node.ref) === null) return [];
    const way = wayFrom(node.ref);
    if (way === null) return [];
    return [
      {
        code: 'self-reference',
        values: { path: [way.at(-1) ?? '', ...way].join(' → ') },
        path: [],
        node: node.id,
      },
    ];
  });
}

/** The faults of size. They name no node: ids of steps from other factors are not the graph's. */
function sizeFaults(expanded: FactorGraph): GraphFaultData[] {
  if (expanded.nodes.length > GRAPH_LIMITS.nodes) return [tooLarge(expanded.nodes.length)];
  return topologicalOrder(expanded).faults.map(({ code, values }) => ({
    code,
    values: { ...values },
    path: [],
  }));
}

function tooLarge(nodes: number): GraphFaultData {
  return { code: 'too-large', values: { nodes, most: GRAPH_LIMITS.nodes }, path: [] };
}
