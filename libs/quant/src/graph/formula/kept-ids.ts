import type { FactorGraph, GraphNode } from '../factor-graph.ts';
import { nodeKey } from '../node-key.ts';
import { topologicalOrder } from '../topological-order.ts';

/**
 * The ids of the nodes of a graph read again: a node that computes the same as a previous one keeps its id;
 * then, from the output on, a node in the place of one of the same kind does; the rest get free ids n1, n2 …
 */
export function keptIds(graph: FactorGraph, previous: FactorGraph | undefined): ReadonlyMap<string, string> {
  const kept = new Kept(graph, previous);
  kept.pair(graph.output, previous?.output ?? '');
  const taken = new Set([...kept.ids.values(), ...(previous?.nodes ?? []).map(({ id }) => id)]);
  let number = 1;
  for (const { id } of graph.nodes) {
    if (kept.ids.has(id)) continue;
    while (taken.has(`n${number}`)) number += 1;
    taken.add(`n${number}`);
    kept.ids.set(id, `n${number}`);
  }
  return kept.ids;
}

class Kept {
  readonly ids = new Map<string, string>();
  private readonly now: ReadonlyMap<string, GraphNode>;
  private readonly before: ReadonlyMap<string, GraphNode>;
  private readonly claimed = new Set<string>();
  private readonly seen = new Set<string>();

  constructor(graph: FactorGraph, previous: FactorGraph | undefined) {
    const old = previous === undefined ? [] : topologicalOrder(previous).nodes;
    this.now = byId(graph.nodes);
    this.before = byId(old);
    const classes = new Map<string, number>();
    const same = new Map<number, string>();
    for (const [id, own] of classesOf(old, classes)) if (!same.has(own)) same.set(own, id);
    for (const [id, own] of classesOf(graph.nodes, classes)) this.claim(id, same.get(own));
  }

  /** Walks down two graphs in parallel. */
  pair(id: string, oldId: string): void {
    const [node, old] = [this.now.get(id), this.before.get(oldId)];
    if (node === undefined || old === undefined || this.seen.has(id)) return;
    this.seen.add(id);
    if (this.ids.has(id)) return;
    if (node.kind === old.kind) this.claim(id, oldId);
    for (const [at, input] of node.inputs.entries()) this.pair(input, old.inputs[at] ?? '');
  }

  private claim(id: string, oldId: string | undefined): void {
    if (oldId === undefined || this.claimed.has(oldId)) return;
    this.claimed.add(oldId);
    this.ids.set(id, oldId);
  }
}

function byId(nodes: readonly GraphNode[]): Map<string, GraphNode> {
  return new Map(nodes.map((node) => [node.id, node]));
}

/** Nodes that compute the same have the same number; inputs come before the nodes that use them. */
function classesOf(nodes: readonly GraphNode[], classes: Map<string, number>): Map<string, number> {
  const own = new Map<string, number>();
  for (const node of nodes) {
    const key = nodeKey({ ...node, inputs: node.inputs.map((id) => String(own.get(id))) });
    const known = classes.get(key) ?? classes.size;
    classes.set(key, known);
    own.set(node.id, known);
  }
  return own;
}
