import type { Connection } from '@xyflow/react';
import { withCopies } from '../draft/draft-graph.ts';
import { addedAlone, type NodeSeed } from '../draft/new-node.ts';
import { connected, disconnected, withoutNodes } from '../draft/node-inputs.ts';
import type { Editor } from '../editor.ts';
import { edgePlace, slotOf } from './flow-of.ts';

export interface CanvasCommands {
  readonly remove: () => void;
  readonly duplicate: () => void;
}

/** The commands on the chosen nodes, or on the chosen connection. */
export function canvasCommands(
  { state, dispatch, rules }: Editor,
  edge: string | null,
  chooseEdge: (id: string | null) => void,
): CanvasCommands {
  const { selected } = state;
  return {
    remove() {
      if (edge !== null && selected.length === 0) {
        dispatch({
          type: 'edit',
          change: (draft) => ({ ...draft, graph: disconnected(draft.graph, edgePlace(edge), rules) }),
        });
        chooseEdge(null);
      } else if (selected.length > 0)
        dispatch({
          type: 'edit',
          select: [],
          change: (draft) => ({ ...draft, graph: withoutNodes(draft.graph, selected, rules) }),
        });
    },
    duplicate() {
      if (selected.length === 0) return;
      const { copies } = withCopies(state.draft, selected);
      dispatch({ type: 'edit', select: copies, change: (draft) => withCopies(draft, selected).draft });
    },
  };
}

/** Connects the two handles between which a line was drawn. */
export function connectNodes({ dispatch }: Editor, { source, target, targetHandle }: Connection): void {
  const place = { from: source, to: target, slot: slotOf(targetHandle) };
  dispatch({ type: 'edit', change: (draft) => ({ ...draft, graph: connected(draft.graph, place) }) });
}

/** Adds a node where it was dropped, unconnected, and chooses it. */
export function dropNode(
  { state, dispatch, rules }: Editor,
  seed: NodeSeed,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { id } = addedAlone(state.draft.graph, seed, rules);
  dispatch({
    type: 'edit',
    select: [id],
    change: ({ graph, layout }) => ({
      graph: addedAlone(graph, seed, rules).graph,
      layout: { ...layout, [id]: { x: Math.round(x), y: Math.round(y) } },
      arranged: false,
    }),
  });
}
