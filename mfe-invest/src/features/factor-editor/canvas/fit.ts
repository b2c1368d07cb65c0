import type { ReactFlowInstance, Rect, Viewport } from '@xyflow/react';
import type { FlowNode } from './flow-of.ts';

/**
 * Below this the words of a node are too small to read: a larger graph is moved instead. Six columns are seen whole
 * in a window of 1440 pixels.
 */
const LEAST_ZOOM = 0.64;
/** Pixels around the graph. */
const MARGIN = 24;
/** Pixels at the foot of the view, where legend and tools lie over it. */
const FOOT = 48;

/** The whole graph in view as far as it can be read, never larger than it is. */
export const FIT = { maxZoom: 1, minZoom: LEAST_ZOOM, padding: 0.08 } as const;

export type Size = Pick<Rect, 'width' | 'height'>;

/**
 * How a graph stands in a view: in the middle where it fits; else its right end, where the result is, and its top
 * are what one sees first.
 */
export function fittedViewport(graph: Rect, view: Size): Viewport {
  const free = { width: view.width - 2 * MARGIN, height: view.height - MARGIN - FOOT };
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, free.width / graph.width, free.height / graph.height));
  const [width, height] = [graph.width * zoom, graph.height * zoom];
  const left = width > free.width ? view.width - MARGIN - width : (view.width - width) / 2;
  const middle = Math.min((view.height - height) / 2, view.height - FOOT - height);
  return { x: left - graph.x * zoom, y: Math.max(MARGIN, middle) - graph.y * zoom, zoom };
}

/** Whether a part of the graph is seen whole, with nothing lying over it. */
export function isInView(part: Rect, { x, y, zoom }: Viewport, view: Size): boolean {
  const [left, top] = [x + part.x * zoom, y + part.y * zoom];
  return (
    left >= 0 &&
    top >= 0 &&
    left + part.width * zoom <= view.width &&
    top + part.height * zoom <= view.height - FOOT
  );
}

/** Moves the canvas so that its graph is seen; `view` is the element it stands in. */
export function fitGraph(flow: ReactFlowInstance<FlowNode>, view: HTMLElement | null): void {
  const nodes = flow.getNodes();
  const size = sizeOf(view);
  if (nodes.length === 0 || size === null) void flow.fitView(FIT);
  else void flow.setViewport(fittedViewport(flow.getNodesBounds(nodes), size));
}

/** Whether one of these nodes is not seen. */
export function isOutOfSight(
  flow: ReactFlowInstance<FlowNode>,
  ids: readonly string[],
  view: HTMLElement | null,
): boolean {
  const size = sizeOf(view);
  if (size === null || ids.length === 0) return false;
  const viewport = flow.getViewport();
  return flow
    .getNodes()
    .some((node) => ids.includes(node.id) && !isInView(flow.getNodesBounds([node]), viewport, size));
}

/** Null while it is not laid out. */
function sizeOf(view: HTMLElement | null): Size | null {
  const [width, height] = [view?.clientWidth ?? 0, view?.clientHeight ?? 0];
  return width === 0 || height === 0 ? null : { width, height };
}
