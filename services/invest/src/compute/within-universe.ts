import type { FactorGraph, GraphNode } from '@console/quant';

/** What a graph is given who is in the date's universe by: 1, and missing for the others. No indicator's or factor's ref. */
export const UNIVERSE_REF = 'universe@1';

/** Whether a security's value depends on those of others on the day. */
export function comparesSecurities({ kind, ref }: GraphNode): boolean {
  if (kind === 'rule') return ref === '3';
  return kind === 'expression' && (ref === 'cs_rank' || ref === 'zscore');
}

/**
 * The graph with the universe as the base of every comparison across a date: what is compared is first multiplied by
 * the panel of `UNIVERSE_REF`, so that who is outside neither counts nor has a place. A product with 1 is the same to
 * the bit. A graph that compares nothing stays as it is.
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
