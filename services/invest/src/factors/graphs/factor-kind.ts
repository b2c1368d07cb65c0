import { topologicalOrder, type FactorGraph, type GraphNode } from '@console/quant';

/** What a graph says of its factor. */
export interface FactorKind {
  /** 1 single, 2 composite, 3 calculated. */
  readonly factorIsSingle: 1 | 2 | 3;
  /** What a single one is made of: 1 an indicator, 2 a factor. */
  readonly factorSource: 1 | 2 | null;
  /** The rule of the output; null where it is no rule. */
  readonly calcRule: number | null;
}

/**
 * The kind of a factor: an expression at its output is calculated; a rule over one indicator or factor, or such a
 * one itself, is single; a rule over several is composite. One that is made of nothing is calculated.
 */
export function factorKind(graph: FactorGraph): FactorKind {
  const output = graph.nodes.find(({ id }) => id === graph.output);
  const calcRule = output?.kind === 'rule' ? Number(output.ref) : null;
  const [source, ...more] = factorSources(graph);
  if (output?.kind === 'expression' || source === undefined)
    return { factorIsSingle: 3, factorSource: null, calcRule };
  if (more.length > 0) return { factorIsSingle: 2, factorSource: null, calcRule };
  return { factorIsSingle: 1, factorSource: source.kind === 'indicator' ? 1 : 2, calcRule };
}

/** The indicators and factors that lead to the output, each once, in the order in which a formula names them. */
export function factorSources(graph: FactorGraph): readonly GraphNode[] {
  const sources = new Map<string, GraphNode>();
  for (const node of topologicalOrder(graph).nodes)
    if (node.kind === 'indicator' || node.kind === 'factor') sources.set(`${node.kind} ${node.ref}`, node);
  return [...sources.values()];
}
