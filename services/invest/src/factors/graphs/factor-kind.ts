import { topologicalOrder, type FactorGraph, type GraphNode } from '@console/quant';

/** The kind of a factor, derived from its graph. */
export interface FactorKind {
  /** 1 single, 2 composite, 3 calculated. */
  readonly factorIsSingle: 1 | 2 | 3;
  /** The source of a single one: 1 an indicator, 2 a factor. */
  readonly factorSource: 1 | 2 | null;
  /** The rule of the output; null when the output is no rule. */
  readonly calcRule: number | null;
}

/**
 * The kind of a factor. An expression at its output makes it calculated; a rule over one indicator or factor, or the
 * indicator or factor alone, single; a rule over several composite. A graph without sources is calculated.
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
