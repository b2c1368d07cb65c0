/**
 * The rows of a table that loads have touched: everything derived from the table is stale for these days of these
 * securities, and for nothing else. `null` means all.
 */
export interface TableChanges {
  /** Values of the table's `asOf` column, `YYYY-MM-DD`, ascending. */
  readonly days: readonly string[] | null;
  /** Ids of securities, ascending. */
  readonly securities: readonly number[] | null;
}

/** The most that are listed: more are recorded as all. */
export const MOST_DAYS = 400;
export const MOST_SECURITIES = 1000;

export const ALL_CHANGED: TableChanges = { days: null, securities: null };

/** The union of changes. Days and securities are united separately: the union may contain more, never less. */
export function unionOf(changes: readonly TableChanges[]): TableChanges {
  return {
    days: union(
      changes.map(({ days }) => days),
      MOST_DAYS,
    ),
    securities: union(
      changes.map(({ securities }) => securities),
      MOST_SECURITIES,
    ),
  };
}

/** Whether the loads left every row as it was. */
export function isUnchanged({ days, securities }: TableChanges): boolean {
  return days?.length === 0 || securities?.length === 0;
}

function union<T extends string | number>(
  sets: readonly (readonly T[] | null)[],
  most: number,
): readonly T[] | null {
  const members = new Set<T>();
  for (const set of sets) {
    if (set === null) return null;
    for (const member of set) members.add(member);
  }
  return members.size > most ? null : [...members].sort((a, b) => (a < b ? -1 : 1));
}
