/** What is compared of a subject for one horizon. */
export interface ComparedFigure {
  readonly rankIc: number | null;
  readonly isSignificant: boolean;
}

/** How a figure differs from that of the check-up before. */
export interface RowChanges {
  readonly isNew: boolean;
  readonly gained: boolean;
  readonly lost: boolean;
  /** Whether both have a mean and these are of opposite signs. */
  readonly flipped: boolean;
}

const NOTHING: RowChanges = { isNew: false, gained: false, lost: false, flipped: false };

/**
 * Compares a figure with the one before; `undefined` where the check-up before did not have the subject, `null` where
 * there was no check-up before, against which nothing is new.
 */
export function rowChanges(now: ComparedFigure, before: ComparedFigure | undefined | null): RowChanges {
  if (before === null) return NOTHING;
  if (before === undefined) return { ...NOTHING, isNew: true };
  return {
    isNew: false,
    gained: now.isSignificant && !before.isSignificant,
    lost: !now.isSignificant && before.isSignificant,
    flipped: (now.rankIc ?? 0) * (before.rankIc ?? 0) < 0,
  };
}
