import type { FactorGraphData, GraphLayout } from '@console/contract-invest';

export type GraphNode = FactorGraphData['nodes'][number];
export type NodeParams = GraphNode['params'];
export type ParamValue = NodeParams[string];

/** A factor as it is edited: its graph, and the positions of its nodes. */
export interface Draft {
  readonly graph: FactorGraphData;
  readonly layout: GraphLayout;
  /** Whether no node was moved by hand since they were arranged: then they may be arranged again. */
  readonly arranged: boolean;
}

export const EMPTY_GRAPH: FactorGraphData = { output: '', nodes: [] };

export function nodeOf(graph: FactorGraphData, id: string): GraphNode | undefined {
  return graph.nodes.find((node) => node.id === id);
}

/** An id that no node has: n1, n2 … */
export function freeId({ nodes }: FactorGraphData): string {
  const taken = new Set(nodes.map(({ id }) => id));
  let number = 1;
  while (taken.has(`n${number}`)) number += 1;
  return `n${number}`;
}

/** Adds a node; the first of a graph is its output. */
export function withNode(graph: FactorGraphData, node: GraphNode): FactorGraphData {
  return { output: graph.output === '' ? node.id : graph.output, nodes: [...graph.nodes, node] };
}

/** Changes one node in place. */
export function withChanged(
  graph: FactorGraphData,
  id: string,
  change: (node: GraphNode) => GraphNode,
): FactorGraphData {
  return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? change(node) : node)) };
}

export function withOutput(graph: FactorGraphData, output: string): FactorGraphData {
  return { ...graph, output };
}

/** Whether the value of `from` is part of that of `to`; a node is part of itself. */
export function feeds(graph: FactorGraphData, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [to];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === from) return true;
    if (id === '' || seen.has(id)) continue;
    seen.add(id);
    open.push(...(nodeOf(graph, id)?.inputs ?? []));
  }
  return false;
}

/** The ids of the nodes that lead to the output. */
export function reached(graph: FactorGraphData): ReadonlySet<string> {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const open = [graph.output];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = byId.get(id);
    if (node === undefined || seen.has(id)) continue;
    seen.add(id);
    open.push(...node.inputs);
  }
  return seen;
}

/** Copies nodes beside themselves: connections among them are copied, others are shared. */
export function withCopies(
  { graph, layout }: Draft,
  ids: readonly string[],
): { readonly draft: Draft; readonly copies: readonly string[] } {
  const copyOf = new Map<string, string>();
  let grown = graph;
  for (const node of graph.nodes.filter(({ id }) => ids.includes(id))) {
    const id = freeId(grown);
    copyOf.set(node.id, id);
    grown = { ...grown, nodes: [...grown.nodes, { ...node, id }] };
  }
  const made = new Set(copyOf.values());
  const nodes = grown.nodes.map((node) =>
    made.has(node.id) ? { ...node, inputs: node.inputs.map((input) => copyOf.get(input) ?? input) } : node,
  );
  const beside = [...copyOf].flatMap(([from, to]) => {
    const at = layout[from];
    return at === undefined ? [] : [[to, { x: at.x + COPY_STEP, y: at.y + COPY_STEP }] as const];
  });
  return {
    draft: {
      graph: { ...grown, nodes },
      layout: { ...layout, ...Object.fromEntries(beside) },
      arranged: false,
    },
    copies: [...made],
  };
}

/** Pixels between a node and its copy. */
const COPY_STEP = 28;
