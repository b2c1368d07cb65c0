export const BOARDS = ['main', 'chinext', 'star', 'bse'] as const;
export type Board = (typeof BOARDS)[number];

/** How far a price may move in a day, in whole percent of the ex-rights reference, both positive. */
export interface LimitPercents {
  readonly up: number;
  readonly down: number;
}

/**
 * The rule for new listings of a board: a number of sessions without a limit, or separate limits for the
 * first session.
 */
export interface NewListing {
  readonly free: number;
  readonly first: LimitPercents | null;
}

/** The percent in both directions from a day on; the last row of a board that has begun applies. */
const STANDING: readonly { board: Board; from: string; percent: number; st: number }[] = [
  { board: 'main', from: '', percent: 10, st: 5 },
  { board: 'main', from: '2026-07-06', percent: 10, st: 10 },
  { board: 'chinext', from: '', percent: 10, st: 5 },
  { board: 'chinext', from: '2020-08-24', percent: 20, st: 20 },
  { board: 'star', from: '', percent: 20, st: 20 },
  { board: 'bse', from: '', percent: 30, st: 30 },
];

const FIRST_DAY: LimitPercents = { up: 44, down: 36 };

/** By the day of listing; the last row of a board that has begun applies. */
const NEW_LISTINGS: readonly ({ board: Board; from: string } & NewListing)[] = [
  { board: 'main', from: '', free: 0, first: FIRST_DAY },
  { board: 'main', from: '2023-04-10', free: 5, first: null },
  { board: 'chinext', from: '', free: 0, first: FIRST_DAY },
  { board: 'chinext', from: '2020-08-24', free: 5, first: null },
  { board: 'star', from: '', free: 0, first: FIRST_DAY },
  { board: 'star', from: '2019-07-22', free: 5, first: null },
  { board: 'bse', from: '', free: 1, first: null },
];

/** Percent either way of a board on a day (ISO), for a stock that is not a new listing. */
export function standingPercent(board: Board, st: boolean, day: string): number {
  const { percent, st: underTreatment } = latest(STANDING, board, day);
  return st ? underTreatment : percent;
}

/** The rule for a stock of the board listed on a day (ISO); an unknown day (null) counts as long ago. */
export function newListing(board: Board, listed: string | null): NewListing {
  return latest(NEW_LISTINGS, board, listed ?? '');
}

function latest<Row extends { board: Board; from: string }>(
  rows: readonly Row[],
  board: Board,
  day: string,
): Row {
  const found = rows.findLast((row) => row.board === board && row.from <= day);
  if (!found) throw new RangeError(`no rule for the board ${board}`);
  return found;
}
