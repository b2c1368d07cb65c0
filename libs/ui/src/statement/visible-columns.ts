/** A range of columns: `first` is drawn, `end` is not. */
export interface ColumnRange {
  readonly first: number;
  readonly end: number;
}

export interface Viewport {
  /** Pixels the grid is scrolled to the right. */
  readonly scroll: number;
  /** Pixels left for columns beside the frozen one. */
  readonly room: number;
}

/** The number of columns rendered on either side of those in view, so that fast scrolling shows no gap. */
const BESIDE = 3;

/** The range of `count` columns of one width to render: those in view, and a few beside them. */
export function visibleColumns(count: number, width: number, { scroll, room }: Viewport): ColumnRange {
  const first = Math.max(0, Math.min(count, Math.floor(scroll / width)) - BESIDE);
  const end = Math.min(count, Math.ceil((scroll + room) / width) + BESIDE);
  return { first, end: Math.max(first, end) };
}

/** As wide as the room allows when there are few, never narrower than `least` nor wider than `most`. */
export function columnWidth(
  count: number,
  room: number,
  { least, most }: { least: number; most: number },
): number {
  return Math.max(least, Math.min(most, Math.floor(room / Math.max(1, count))));
}
