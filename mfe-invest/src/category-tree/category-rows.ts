/** An item in a category. Keys are unique in the whole tree. */
export interface CategoryLeaf {
  readonly key: string;
  readonly title: string;
  /** A word at the right end: a frequency or a kind. */
  readonly note?: string;
  /** The text on hover, where the title is not enough. */
  readonly hint?: string;
  /** Whether it is chosen already, shown with a tick. */
  readonly taken?: boolean;
}

export interface Category {
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly leaves: readonly CategoryLeaf[];
}

interface Placed {
  readonly key: string;
  /** Its position among those of the same parent, from 1. */
  readonly place: number;
  readonly among: number;
}

/** A row of the tree as it is drawn. `open` is null for an empty category. */
export type CategoryRow =
  | (Placed & { readonly kind: 'category'; readonly category: Category; readonly open: boolean | null })
  | (Placed & { readonly kind: 'leaf'; readonly leaf: CategoryLeaf; readonly under: string });

/** The rows of categories of which some are open. */
export function categoryRows(
  categories: readonly Category[],
  isOpen: (key: string) => boolean,
): readonly CategoryRow[] {
  return categories.flatMap((category, at): CategoryRow[] => {
    const { key, leaves } = category;
    const open = leaves.length === 0 ? null : isOpen(key);
    const head: CategoryRow = {
      kind: 'category',
      key,
      category,
      open,
      place: at + 1,
      among: categories.length,
    };
    if (open !== true) return [head];
    return [
      head,
      ...leaves.map((leaf, index): CategoryRow => {
        const placed = { key: leaf.key, place: index + 1, among: leaves.length };
        return { kind: 'leaf', leaf, under: key, ...placed };
      }),
    ];
  });
}

/**
 * The effect of a key on a tree of categories, and the row concerned: it is focused, opened, closed or chosen.
 */
export interface CategoryStep {
  readonly kind: 'move' | 'turn' | 'choose';
  readonly at: number;
}

/** The effect of a key, by the conventions of trees; null for a key without one. */
export function categoryStep(key: string, rows: readonly CategoryRow[], at: number): CategoryStep | null {
  const row = rows[at];
  if (!row) return null;
  const move = (to: number): CategoryStep => ({
    kind: 'move',
    at: Math.max(0, Math.min(rows.length - 1, to)),
  });
  switch (key) {
    case 'ArrowDown':
      return move(at + 1);
    case 'ArrowUp':
      return move(at - 1);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows.length - 1);
    case 'ArrowRight':
      if (row.kind === 'leaf' || row.open === null) return null;
      return row.open ? move(at + 1) : { kind: 'turn', at };
    case 'ArrowLeft':
      if (row.kind === 'leaf') return move(rows.findIndex((other) => other.key === row.under));
      return row.open ? { kind: 'turn', at } : null;
    case ' ':
    case 'Enter':
      return { kind: 'choose', at };
    default:
      return null;
  }
}
