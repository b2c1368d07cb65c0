import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

export type RelationTree = OutputOf<typeof investEntries.relationTree>;
export type RelationNode = RelationTree['nodes'][number];

export interface RelationRow {
  readonly node: RelationNode;
  /** 1 for items directly related to the factor. */
  readonly level: number;
  /** Whether the items below it have been drawn further up already. */
  readonly repeated: boolean;
}

/**
 * A relation as indented rows below the factor, which is not among them. `users` goes up to the factors
 * that use it, `sources` down to its inputs. An item reached by several paths is listed under each of them,
 * the items below it only once.
 */
export function relationRows(
  { nodes, edges }: RelationTree,
  direction: 'users' | 'sources',
): readonly RelationRow[] {
  const next = new Map<number, number[]>();
  for (const [whole, part] of edges) {
    const [from, to] = direction === 'users' ? [part, whole] : [whole, part];
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const rows: RelationRow[] = [];
  const opened = new Set<number>();
  const walk = (at: number, level: number): void => {
    opened.add(at);
    for (const below of next.get(at) ?? []) {
      const node = nodes[below];
      if (!node) continue;
      const repeated = opened.has(below) && (next.get(below) ?? []).length > 0;
      rows.push({ node, level, repeated });
      if (!opened.has(below)) walk(below, level + 1);
    }
  };
  walk(0, 1);
  return rows;
}
