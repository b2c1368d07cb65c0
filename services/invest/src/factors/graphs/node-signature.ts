import type { GraphNode } from '@console/quant';

/**
 * A text that is equal for nodes that compute the same from the same inputs, whatever the order of their parameters.
 */
export function nodeSignature({ kind, ref, params, inputs }: Omit<GraphNode, 'id'>): string {
  return JSON.stringify([kind, ref, sorted(params), inputs]);
}

/** A value with keys sorted, at all depths; null counts as absent. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]: [string, unknown]) => [name, sorted(each)]);
}
