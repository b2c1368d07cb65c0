import type { ReactFlowInstance } from '@xyflow/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { Draft } from '../draft/draft-graph.ts';
import { fitGraph, isOutOfSight } from './fit.ts';
import type { FlowNode } from './flow-of.ts';

/**
 * Brings the graph into view whenever it was arranged anew, and when nodes came that are out of sight: those of a
 * formula stand where there was room.
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
