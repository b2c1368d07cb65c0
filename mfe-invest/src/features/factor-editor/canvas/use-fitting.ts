import type { ReactFlowInstance } from '@xyflow/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { Draft } from '../draft/draft-graph.ts';
import { fitGraph, isOutOfSight } from './fit.ts';
import type { FlowNode } from './flow-of.ts';

/**
 * Moves the graph into view whenever it was arranged again, and when nodes were added outside the view:
 * those of a formula are placed where there is room.
 */
export function useFitting(
  flow: ReactFlowInstance<FlowNode> | null,
  view: RefObject<HTMLElement | null>,
  { arranged, layout }: Draft,
): void {
  const before = useRef(layout);
  useEffect(() => {
    const fresh = Object.keys(layout).filter((id) => before.current[id] === undefined);
    before.current = layout;
    if (flow && (arranged || isOutOfSight(flow, fresh, view.current))) fitGraph(flow, view.current);
  }, [flow, view, arranged, layout]);
}
