import { GRAPH_LIMITS, type FactorGraph, type GraphNode } from './factor-graph.ts';
import { nodeFault, type GraphFault } from './graph-fault.ts';

/** The nodes that lead to the output, each after its inputs; none where there is no such order. */
export interface GraphOrder {
  readonly nodes: readonly GraphNode[];
  readonly faults: readonly GraphFault[];
}

/** Orders a graph and reports the faults of its shape: ids, connections, cycles, size. */
export function topologicalOrder({ output, nodes }: FactorGraph): GraphOrder {
  const most = GRAPH_LIMITS.nodes;
  if (nodes.length > most)
    return {
      nodes: [],
      faults: [{ code: 'too-many-nodes', values: { given: nodes.length, most }, path: [] }],
    };
  const byId = new Map<string, GraphNode>();
  const faults: GraphFault[] = [];
  for (const node of nodes) {
    if (byId.has(node.id)) faults.push(nodeFault(node.id, 'repeated-node'));
    byId.set(node.id, node);
  }
  if (faults.length > 0) return { nodes: [], faults };
  for (const { id, inputs } of nodes)
    for (const [input, each] of inputs.entries())
      if (!byId.has(each)) faults.push(nodeFault(id, 'missing-input', { input }));
  const first = byId.get(output);
  if (first === undefined)
    return { nodes: [], faults: [...faults, { code: 'missing-output', values: {}, path: [] }] };
  const walk = new Walk(byId);
  walk.visit(first);
  if (walk.cycle !== undefined)
    return {
      nodes: [],
      faults: [...faults, nodeFault(walk.cycle[0] ?? '', 'cycle', { nodes: walk.cycle.join(' ') })],
    };
  const reached = new Set(walk.order);
  const unused = nodes.filter((node) => !reached.has(node)).map(({ id }) => nodeFault(id, 'unused-node'));
  return { nodes: walk.order, faults: [...faults, ...unused, ...depthFaults(walk.order)] };
}

/** Depth first, at most as deep as a graph may have nodes. */
class Walk {
  readonly order: GraphNode[] = [];
  /** Ids of the first cycle found, each an input of the one before it. */
  cycle: string[] | undefined;
  private readonly done = new Set<string>();
  private readonly path: string[] = [];

  constructor(private readonly byId: ReadonlyMap<string, GraphNode>) {}

  visit(node: GraphNode): void {
    if (this.done.has(node.id) || this.cycle !== undefined) return;
    const open = this.path.indexOf(node.id);
    if (open >= 0) {
      this.cycle = this.path.slice(open);
      return;
    }
    this.path.push(node.id);
    for (const id of node.inputs) {
      const input = this.byId.get(id);
      if (input !== undefined) this.visit(input);
    }
    this.path.pop();
    this.done.add(node.id);
    this.order.push(node);
  }
}

function depthFaults(order: readonly GraphNode[]): GraphFault[] {
  const most = GRAPH_LIMITS.depth;
  const depths = new Map<string, number>();
  for (const { id, inputs } of order) {
    const depth = 1 + inputs.reduce((deepest, input) => Math.max(deepest, depths.get(input) ?? 0), 0);
    if (depth > most) return [nodeFault(id, 'too-deep', { most })];
    depths.set(id, depth);
  }
  return [];
}
