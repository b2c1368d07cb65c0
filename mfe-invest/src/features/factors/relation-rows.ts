import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';

export type RelationTree = OutputOf<typeof investEntries.relationTree>;
export type RelationNode = RelationTree['nodes'][number];

export interface RelationRow {
  readonly node: RelationNode;
  /** 1 for what is related to the factor itself. */
  readonly level: number;
  /** What stands below it has been drawn further up already. */
  readonly repeated: boolean;
}

/**
 * A relation as indented lines below the factor, which is not among them. `users` goes up to what is made of it,
 * `sources` down to what it is made of. A thing that is reached by several ways stands under each of them, what is
 * below it only once.
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
