import type { FactorGraph, GraphNode } from '@console/quant';

/**
 * The ref of the panel of the date's universe: 1 for its members, missing for others. It is no indicator's or factor's
 * ref.
 */
export const UNIVERSE_REF = 'universe@1';

/** Whether a security's value depends on those of others on the day. */
export function comparesSecurities({ kind, ref }: GraphNode): boolean {
  if (kind === 'rule') return ref === '3';
  return kind === 'expression' && (ref === 'cs_rank' || ref === 'zscore');
}

/**
 * Returns the graph with every comparison across a date limited to the universe: the compared values are first
 * multiplied by the panel of `UNIVERSE_REF`, so that a stock outside neither counts nor has a rank. A product with 1 is
 * the same to the bit. A graph without comparisons stays as it is.
 */
export function withinUniverse(graph: FactorGraph): FactorGraph {
  const { nodes, output } = graph;
  const compared = new Set(nodes.filter(comparesSecurities).flatMap(({ inputs }) => inputs));
  if (compared.size === 0) return graph;
  let universe = 'universe';
  while (nodes.some(({ id }) => id.startsWith(universe))) universe += '_';
  const inside = (id: string): string => `${universe} ${id}`;
  return {
    output,
    nodes: [
      ...nodes.map((node) =>
        comparesSecurities(node) ? { ...node, inputs: node.inputs.map(inside) } : node,
      ),
      { id: universe, kind: 'indicator', ref: UNIVERSE_REF, params: {}, inputs: [] },
      ...[...compared].map((id): GraphNode => {
        return { id: inside(id), kind: 'expression', ref: '*', params: {}, inputs: [id, universe] };
      }),
    ],
  };
}
