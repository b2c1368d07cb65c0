import type { ReactFlowInstance, Rect, Viewport } from '@xyflow/react';
import type { FlowNode } from './flow-of.ts';

/**
 * The least zoom: below this the words of a node are too small to read, so a larger graph is scrolled
 * instead. Six columns fit a window of 1440 pixels.
 */
const LEAST_ZOOM = 0.64;
/** Pixels around the graph. */
const MARGIN = 24;
/** Pixels at the foot of the view that legend and tools cover. */
const FOOT = 48;

/** The options that show the whole graph as far as it stays legible, never enlarged. */
export const FIT = { maxZoom: 1, minZoom: LEAST_ZOOM, padding: 0.08 } as const;

export type Size = Pick<Rect, 'width' | 'height'>;

/**
 * The viewport of a graph: in the middle where it fits; otherwise its right end, with the result, and its
 * top are shown first.
 */
export function fittedViewport(graph: Rect, view: Size): Viewport {
  const free = { width: view.width - 2 * MARGIN, height: view.height - MARGIN - FOOT };
  const zoom = Math.max(LEAST_ZOOM, Math.min(1, free.width / graph.width, free.height / graph.height));
  const [width, height] = [graph.width * zoom, graph.height * zoom];
  const left = width > free.width ? view.width - MARGIN - width : (view.width - width) / 2;
  const middle = Math.min((view.height - height) / 2, view.height - FOOT - height);
  return { x: left - graph.x * zoom, y: Math.max(MARGIN, middle) - graph.y * zoom, zoom };
}

/** Whether a part of the graph is wholly visible, with nothing over it. */
export function isInView(part: Rect, { x, y, zoom }: Viewport, view: Size): boolean {
  const [left, top] = [x + part.x * zoom, y + part.y * zoom];
  return (
    left >= 0 &&
    top >= 0 &&
    left + part.width * zoom <= view.width &&
    top + part.height * zoom <= view.height - FOOT
  );
}

/** Moves the canvas so that its graph is visible; `view` is the element that contains it. */
export function fitGraph(flow: ReactFlowInstance<FlowNode>, view: HTMLElement | null): void {
  const nodes = flow.getNodes();
  const size = sizeOf(view);
  if (nodes.length === 0 || size === null) void flow.fitView(FIT);
  else void flow.setViewport(fittedViewport(flow.getNodesBounds(nodes), size));
}

/** Whether one of these nodes is not visible. */
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

/** The size of the view; null before it is laid out. */
function sizeOf(view: HTMLElement | null): Size | null {
  const [width, height] = [view?.clientWidth ?? 0, view?.clientHeight ?? 0];
  return width === 0 || height === 0 ? null : { width, height };
}
