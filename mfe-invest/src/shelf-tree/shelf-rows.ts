/** An item on a shelf. Keys are unique in the whole tree. */
export interface ShelfLeaf {
  readonly key: string;
  readonly title: string;
  /** A word at the right end: a frequency or a kind. */
  readonly note?: string;
  /** The text on hover, where the title is not enough. */
  readonly hint?: string;
  /** Whether it is chosen already, shown with a tick. */
  readonly taken?: boolean;
}

export interface Shelf {
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly leaves: readonly ShelfLeaf[];
}

interface Placed {
  readonly key: string;
  /** Its position among those of the same parent, from 1. */
  readonly place: number;
  readonly among: number;
}

/** A row of the tree as it is drawn. `open` is null for an empty shelf. */
export type ShelfRow =
  | (Placed & { readonly kind: 'shelf'; readonly shelf: Shelf; readonly open: boolean | null })
  | (Placed & { readonly kind: 'leaf'; readonly leaf: ShelfLeaf; readonly under: string });

/** The rows of shelves of which some are open. */
export function shelfRows(shelves: readonly Shelf[], isOpen: (key: string) => boolean): readonly ShelfRow[] {
  return shelves.flatMap((shelf, at): ShelfRow[] => {
    const { key, leaves } = shelf;
    const open = leaves.length === 0 ? null : isOpen(key);
    const head: ShelfRow = { kind: 'shelf', key, shelf, open, place: at + 1, among: shelves.length };
    if (open !== true) return [head];
    return [
      head,
      ...leaves.map((leaf, index): ShelfRow => {
        const placed = { key: leaf.key, place: index + 1, among: leaves.length };
        return { kind: 'leaf', leaf, under: key, ...placed };
      }),
    ];
  });
}

/**
 * The effect of a key on a tree of shelves, and the row concerned: it is focused, opened, closed or chosen.
 */
export interface ShelfStep {
  readonly kind: 'move' | 'turn' | 'choose';
  readonly at: number;
}

/** The effect of a key, by the conventions of trees; null for a key without one. */
export function shelfStep(key: string, rows: readonly ShelfRow[], at: number): ShelfStep | null {
  const row = rows[at];
  if (!row) return null;
  const move = (to: number): ShelfStep => ({
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
