import type { EdgeChange, NodeChange } from '@xyflow/react';
import { useState } from 'react';
import type { GraphLayout } from '@console/contract-invest';
import type { Editor } from '../editor.ts';
import type { FlowNode } from './flow-of.ts';

export interface FlowChanges {
  /** The positions of nodes while they are being dragged. */
  readonly dragged: GraphLayout;
  readonly selectedEdge: string | null;
  readonly chooseEdge: (id: string | null) => void;
  readonly onNodesChange: (changes: readonly NodeChange<FlowNode>[]) => void;
  readonly onEdgesChange: (changes: readonly EdgeChange[]) => void;
}

/** The canvas' events as changes of the editor: moves once they end, and the choice of nodes. */
export function useFlowChanges({ state, dispatch, readOnly }: Editor): FlowChanges {
  const [dragged, setDragged] = useState<GraphLayout>({});
  const [selectedEdge, chooseEdge] = useState<string | null>(null);
  return {
    dragged,
    selectedEdge,
    chooseEdge,
    onNodesChange(changes) {
      const chosen = changes.filter((change) => change.type === 'select');
      if (chosen.length > 0) {
        const ids = new Set(state.selected);
        for (const { id, selected } of chosen)
          if (selected) ids.add(id);
          else ids.delete(id);
        dispatch({ type: 'select', ids: [...ids] });
      }
      if (readOnly) return;
      const moves = changes.flatMap((change) =>
        change.type === 'position' && change.position !== undefined
          ? [{ ...change, at: change.position }]
          : [],
      );
      if (moves.length === 0) return;
      const layout = Object.fromEntries(moves.map(({ id, at }) => [id, { x: at.x, y: at.y }]));
      if (moves.some(({ dragging }) => dragging)) {
        setDragged((now) => ({ ...now, ...layout }));
        return;
      }
      setDragged({});
      dispatch({ type: 'move', layout: { ...dragged, ...layout } });
    },
    onEdgesChange(changes) {
      for (const change of changes)
        if (change.type === 'select')
          chooseEdge((now) => (change.selected ? change.id : now === change.id ? null : now));
    },
  };
}
