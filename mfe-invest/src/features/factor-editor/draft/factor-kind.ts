import type { FACTOR_KINDS, FactorGraphData } from '@console/contract-invest';
import { nodeOf, reached } from './draft-graph.ts';

/**
 * factorIsSingle, as the service derives it from a saved graph: from the output node and the number of
 * indicators and factors that lead to it. Null while there is no output.
 */
export function factorKind(graph: FactorGraphData): keyof typeof FACTOR_KINDS | null {
  const output = nodeOf(graph, graph.output);
  if (output === undefined) return null;
  const used = reached(graph);
  const sources = new Set(
    graph.nodes.flatMap(({ id, kind, ref }) =>
      used.has(id) && (kind === 'indicator' || kind === 'factor') ? [`${kind} ${ref}`] : [],
    ),
  );
  if (output.kind === 'expression' || sources.size === 0) return 3;
  return sources.size > 1 ? 2 : 1;
}
