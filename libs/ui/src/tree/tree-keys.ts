import type { TreeRow } from './tree-rows.ts';

/** The action of a key in a tree: moves the active line, opens or closes a branch, or ticks. */
export type TreeStep =
  { readonly kind: 'move'; readonly to: number } | { readonly kind: 'turn' | 'tick'; readonly at: number };

const PAGE = 10;

/** The action of a key, as in any tree; null for a key without one. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep | null {
  const row = rows[at];
  if (!row) return null;
  const move = (to: number): TreeStep => ({ kind: 'move', to: Math.max(0, Math.min(rows.length - 1, to)) });
  switch (key) {
    case 'ArrowDown':
      return move(at + 1);
    case 'ArrowUp':
      return move(at - 1);
    case 'PageDown':
      return move(at + PAGE);
    case 'PageUp':
      return move(at - PAGE);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows.length - 1);
    case 'ArrowRight':
      if (row.open === null) return null;
      return row.open ? move(at + 1) : { kind: 'turn', at };
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
