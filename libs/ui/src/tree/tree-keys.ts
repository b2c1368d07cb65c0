import { steppedLine } from './stepped-line.ts';
import type { TreeRow } from './tree-rows.ts';

/** The action of a key in a tree: moves the active line, opens or closes a branch, or ticks. */
export type TreeStep =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'turn' | 'tick'; readonly at: number };

/** The action of a key, as in any tree; null for a key without one. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep | null {
  const row = rows[at];
  if (!row) return null;
  const move = (to: number): TreeStep => ({ kind: 'move', to });
  const to = steppedLine(key, at, rows.length);
  if (to !== null) return move(to);
  switch (key) {
    case 'ArrowRight':
      if (row.open === null) return null;
      return row.open ? move(Math.min(at + 1, rows.length - 1)) : { kind: 'turn', at };
    case 'ArrowLeft':
      if (row.open) return { kind: 'turn', at };
      return row.under === null ? null : move(rows.findIndex(({ node }) => node.key === row.under));
    case ' ':
    case 'Enter':
      return { kind: 'tick', at };
    default:
      return null;
  }
}
