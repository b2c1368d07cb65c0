import type { ReactFlowInstance, Rect, Viewport } from '@xyflow/react';
import type { FlowNode } from './flow-of.ts';

/** Below this the words of a node are too small to read: a larger graph is moved instead. */
const LEAST_ZOOM = 0.8;
/** Pixels around the graph. */
const MARGIN = 24;

/** The whole graph in view as far as it can be read, never larger than it is. */
export const FIT = { maxZoom: 1, minZoom: LEAST_ZOOM, padding: 0.08 } as const;

export type Size = Pick<Rect, 'width' | 'height'>;

/**
 * How a graph stands in a view: in the middle where it fits; else its right end, where the result is, and its top
 * are what one sees first.
 */
export function fittedViewport(graph: Rect, view: Size): Viewport {
  const free = { width: view.width - 2 * MARGIN, height: view.height - 2 * MARGIN };
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, free.width / graph.width, free.height / graph.height));
  const [width, height] = [graph.width * zoom, graph.height * zoom];
  const left = width > free.width ? view.width - MARGIN - width : (view.width - width) / 2;
  const top = height > free.height ? MARGIN : (view.height - height) / 2;
  return { x: left - graph.x * zoom, y: top - graph.y * zoom, zoom };
}

/** Moves the canvas so that its graph is seen; `view` is the element it stands in. */
export function fitGraph(flow: ReactFlowInstance<FlowNode>, view: HTMLElement | null): void {
  const nodes = flow.getNodes();
  const [width, height] = [view?.clientWidth ?? 0, view?.clientHeight ?? 0];
  if (nodes.length === 0 || width === 0 || height === 0) void flow.fitView(FIT);
  else void flow.setViewport(fittedViewport(flow.getNodesBounds(nodes), { width, height }));
}
