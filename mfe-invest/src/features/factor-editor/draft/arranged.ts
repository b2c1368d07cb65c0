import { Graph, layout as arrange } from '@dagrejs/dagre';
import type { FactorGraphData, GraphLayout } from '@console/contract-invest';
import type { GraphNode } from './draft-graph.ts';

/** The width of a node of the canvas, in pixels. */
export const NODE_WIDTH = 152;
const NODE_HEIGHT = 60;
/** Pixels between two inputs of one node. */
const INPUT_STEP = 15;
const COLUMN_GAP = 32;
const ROW_GAP = 26;

/** The height of a node, in pixels: room for a handle at each input, and for one more. */
export function nodeHeight({ inputs }: Pick<GraphNode, 'inputs'>, more: boolean): number {
  return Math.max(NODE_HEIGHT, (inputs.length + (more ? 1 : 0) + 1) * INPUT_STEP);
}

/** The layout of all nodes, computed afresh from left to right, inputs before the nodes they feed. */
export function arranged({ nodes }: FactorGraphData): GraphLayout {
  if (nodes.length === 0) return {};
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: ROW_GAP, ranksep: COLUMN_GAP, marginx: 24, marginy: 24 });
  const ids = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) graph.setNode(node.id, { width: NODE_WIDTH, height: nodeHeight(node, true) });
  for (const { id, inputs } of nodes)
    for (const [slot, input] of inputs.entries())
      if (ids.has(input)) graph.setEdge(input, id, {}, String(slot));
  arrange(graph);
  const layout = Object.fromEntries(
    nodes.map((node) => {
      const { x, y, height } = graph.node(node.id) as { x: number; y: number; height: number };
      return [node.id, { x: Math.round(x - NODE_WIDTH / 2), y: Math.round(y - height / 2) }];
    }),
  );
  return crossings(nodes, layout) > 0 ? mirrored(nodes, layout) : layout;
}

/**
 * The number of pairs of inputs drawn in the wrong vertical order, less those in the right one; the layout
 * does not know the order of inputs.
 */
function crossings(nodes: readonly GraphNode[], layout: GraphLayout): number {
  return nodes.reduce((sum, { inputs }) => {
    const heights = inputs.map((id) => layout[id]?.y ?? 0);
    const signs = heights.slice(1).map((y, at) => Math.sign((heights[at] ?? 0) - y));
    return sum + signs.reduce((more, sign) => more + sign, 0);
  }, 0);
}

/** The layout upside down. */
function mirrored(nodes: readonly GraphNode[], layout: GraphLayout): GraphLayout {
  const bottom = (node: GraphNode): number => (layout[node.id]?.y ?? 0) + nodeHeight(node, true);
  const all = Math.max(...nodes.map(bottom)) + Math.min(...Object.values(layout).map(({ y }) => y));
  return Object.fromEntries(
    nodes.map((node) => [node.id, { x: layout[node.id]?.x ?? 0, y: all - bottom(node) }]),
  );
}

/**
 * The layout with positions for new nodes, beside those they are connected with; existing positions stay,
 * those of removed nodes go.
 */
export function placed(graph: FactorGraphData, layout: GraphLayout): GraphLayout {
  const known = graph.nodes.filter(({ id }) => layout[id] !== undefined);
  if (known.length === 0) return arranged(graph);
  const next: Record<string, { x: number; y: number }> = {};
  for (const { id } of known) next[id] = layout[id] ?? { x: 0, y: 0 };
  const open = graph.nodes.filter(({ id }) => layout[id] === undefined);
  // From the output on: a placed node determines the positions of its inputs.
  for (const node of open.reverse()) next[node.id] = freePlace(wish(node, graph, next), next);
  return next;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function wish(node: GraphNode, { nodes }: FactorGraphData, layout: GraphLayout): Point {
  const step = NODE_WIDTH + COLUMN_GAP;
  for (const user of nodes) {
    const at = layout[user.id];
    const slot = user.inputs.indexOf(node.id);
    if (at !== undefined && slot >= 0) return { x: at.x - step, y: at.y + slot * (NODE_HEIGHT + ROW_GAP) };
  }
  const fed = node.inputs.flatMap((id) => layout[id] ?? []);
  if (fed.length > 0)
    return { x: Math.max(...fed.map(({ x }) => x)) + step, y: Math.min(...fed.map(({ y }) => y)) };
  const all = Object.values(layout);
  return {
    x: Math.min(...all.map(({ x }) => x)),
    y: Math.max(...all.map(({ y }) => y)) + NODE_HEIGHT + ROW_GAP,
  };
}

/** The first free position at or below a given one. */
function freePlace({ x, y }: Point, layout: GraphLayout): Point {
  const crowded = Object.values(layout).filter((at) => Math.abs(at.x - x) < NODE_WIDTH);
  let free = y;
  const hits = (): boolean => crowded.some((at) => Math.abs(at.y - free) < NODE_HEIGHT + ROW_GAP / 2);
  while (hits()) free += NODE_HEIGHT + ROW_GAP;
  return { x, y: free };
}
