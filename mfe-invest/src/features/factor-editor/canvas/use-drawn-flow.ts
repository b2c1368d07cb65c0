import type { GraphLayout } from '@console/contract-invest';
import type { Edge } from '@xyflow/react';
import { useMemo } from 'react';
import type { Editor } from '../editor.ts';
import { flowEdges, flowNodes, type Drawn, type FlowNode } from './flow-of.ts';

/** Nodes and connections for the canvas: computed again only when they changed. */
export function useDrawnFlow(
  { state, rules, names, lines, readOnly }: Editor,
  dragged: GraphLayout,
  selectedEdge: string | null,
): { readonly nodes: FlowNode[]; readonly edges: Edge[] } {
  const { draft, selected } = state;
  const { values } = state.checked;
  const drawn = useMemo(
    (): Drawn => ({ draft, selected, values, rules, names, lines, readOnly }),
    [draft, selected, values, rules, names, lines, readOnly],
  );
  const still = useMemo(() => flowNodes(drawn), [drawn]);
  const nodes = useMemo(
    () => still.map((node) => ({ ...node, position: dragged[node.id] ?? node.position })),
    [still, dragged],
  );
  const edges = useMemo(() => flowEdges(drawn, selectedEdge), [drawn, selectedEdge]);
  return { nodes, edges };
}
