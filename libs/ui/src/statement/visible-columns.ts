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

/**
 * The width of each of `count` columns, in pixels. Where all have room they share it, none wider than `most`; where not,
 * it holds a whole number of columns, none narrower than `least`, so that the edge cuts none of them, nor the heading
 * over `together` of them.
 */
export function columnWidth(
  count: number,
  room: number,
  { least, most }: { least: number; most: number },
  together = 1,
): number {
  if (count * least <= room) return Math.max(least, Math.min(most, Math.floor(room / Math.max(1, count))));
  const fitting = Math.max(1, Math.floor(room / least));
  const whole = Math.floor(fitting / together) * together;
  return Math.max(least, Math.floor(room / (whole || fitting)));
}
