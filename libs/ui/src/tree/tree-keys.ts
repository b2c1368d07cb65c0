import type { TreeRow } from './tree-rows.ts';

/** What a key does to a tree: moves the place of the hand, opens or closes a branch, or ticks. */
export type TreeStep =
  { readonly kind: 'move'; readonly to: number } | { readonly kind: 'turn' | 'tick'; readonly at: number };

const PAGE = 10;

/** As trees are used everywhere; null for a key that means nothing here. */
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
