import type { OutputOf } from '@console/contract-core';
import type { factorCalls } from '@console/contract-invest';

export type RelationTree = OutputOf<typeof factorCalls.relationTree>;
type RelationNode = RelationTree['nodes'][number];

export interface RelationRow {
  /** The path to it: the same item may appear at several places. */
  readonly key: string;
  readonly depth: number;
  readonly node: RelationNode;
  /** Whether its inputs are shown where it appeared first. */
  readonly again: boolean;
}

/**
 * The tree from the factor down as rows: its inputs, or the factors that use it. A repeated item is
 * expanded once.
 */
export function relationRows(
  { nodes, edges }: RelationTree,
  direction: 'sources' | 'users',
): readonly RelationRow[] {
  const below = (at: number): number[] =>
    edges.flatMap(([made, of]) =>
      direction === 'sources' ? (made === at ? [of] : []) : of === at ? [made] : [],
    );
  const seen = new Set<number>();
  const rows: RelationRow[] = [];
  const visit = (at: number, depth: number, path: string): void => {
    const node = nodes[at];
    if (node === undefined) return;
    const key = `${path}/${at}`;
    const again = seen.has(at);
    rows.push({ key, depth, node, again });
    if (again) return;
    seen.add(at);
    for (const next of below(at)) visit(next, depth + 1, key);
  };
  visit(0, 0, '');
  return rows;
}
