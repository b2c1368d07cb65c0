/** A column's widths in pixels. */
export interface FittedColumn {
  /** As declared by its entry. */
  readonly base: number;
  /** What its title and its longest cell on screen need. */
  readonly content: number;
}

/** The width up to which a text is whole before other columns get more than they need. */
const MOST = 600;
/** The same in a table that scrolls sideways: the id of a request is whole. */
const MOST_SCROLLED = 320;
const LONG = 200;

/**
 * The widths of a table's columns in `room` pixels. Nothing is cut where there is room: a column whose cells
 * need more than declared gets it from what is free, then from columns whose cells need less than declared; the longest
 * texts get all that no other column needs.
 * Where both do not suffice, long texts are cut, and share what is free evenly; where that does not suffice
 * either, the table scrolls sideways.
 */
export function fitColumns(columns: readonly FittedColumn[], room: number): readonly number[] {
  if (room <= 0) return columns.map(({ base }) => base);
  const needs = needsWithin(columns, MOST);
  if (sumOf(needs) <= room) {
    const contents = columns.map(({ content }) => content);
    const given = granted(needs, contents, room);
    const whole = columns.map(({ base }, at) => Math.max(base, given[at] ?? base));
    return sumOf(whole) <= room ? whole : shrunk(whole, given, room);
  }
  const least = columns.map(({ base }, at) => leastOf(base, needs[at] ?? base));
  return sumOf(least) <= room ? granted(least, needs, room) : needsWithin(columns, MOST_SCROLLED);
}

/** Names, codes and figures are never cut: only what is longer than a line of a few words may be. */
const leastOf = (base: number, need: number): number => (need > LONG ? Math.min(base, need) : need);

const needsWithin = (columns: readonly FittedColumn[], most: number): readonly number[] =>
  columns.map(({ base, content }) => Math.min(content, Math.max(base, most)));

/** `wide` less its surplus over `narrow`, each column by the same share of its own. */
function shrunk(wide: readonly number[], narrow: readonly number[], room: number): readonly number[] {
  const share = (sumOf(wide) - room) / (sumOf(wide) - sumOf(narrow));
  return wide.map((width, at) => width - Math.ceil((width - (narrow[at] ?? width)) * share));
}

/** `least` with what is free, in even shares; what the smallest wants leave of theirs goes to the others. */
function granted(least: readonly number[], needs: readonly number[], room: number): readonly number[] {
  const widths = [...least];
  let free = room - sumOf(least);
  const wants = least
    .map((width, at) => ({ at, want: (needs[at] ?? width) - width }))
    .sort((one, other) => one.want - other.want);
  wants.forEach(({ at, want }, served) => {
    const more = Math.min(want, Math.floor(free / (wants.length - served)));
    widths[at] = (widths[at] ?? 0) + more;
    free -= more;
  });
  return widths;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
