import type { GraphNode } from './factor-graph.ts';

/**
 * A key that is equal for nodes that compute the same from the same inputs, whatever the order of their
 * parameters.
 */
export function nodeKey({ kind, ref, params, inputs }: Omit<GraphNode, 'id'>): string {
  return JSON.stringify([kind, ref, sorted(params), inputs]);
}

/** Names in order of the alphabet, all the way down; null is as absent. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]: [string, unknown]) => [name, sorted(each)]);
}
