import type { CellValue, SetRows } from './set-rows.ts';

/** The level of an index on its first day. */
export const FIRST_LEVEL = 1000;

export interface ChainInput {
  /** Float capital at the close of each cell's day; NaN is missing. */
  readonly floatCapital: CellValue;
  /** The return of each cell's day against the ex-rights reference; NaN is missing. */
  readonly returns: CellValue;
}

/** An index by row of its range. */
export interface IndexSeries {
  /** NaN before its first day, and on days without any member. */
  readonly levels: Float64Array;
  /** The number of members whose return counted; 0 on the first day. */
  readonly counts: Int32Array;
}

/**
 * The index of a set: 1000 on the first day on which a member has float capital, then × (1 + Σ yesterday's float
 * capital × today's return ÷ Σ yesterday's float capital), over those who were members on both days and have both. A
 * dividend does not make it fall, nor does it move when a member joins or leaves. It stays where it was on a day
 * without a return.
 */
export function indexChain(set: SetRows, { floatCapital, returns }: ChainInput): IndexSeries {
  const { members, rows, stocks } = set;
  const levels = new Float64Array(rows.to - rows.from).fill(NaN);
  const counts = new Int32Array(levels.length);
  let level = NaN;
  for (let row = 0; row < levels.length; row += 1) {
    const [day, first] = [row + rows.from, row * stocks];
    let [weighted, weights, present] = [0, 0, false];
    for (let at = 0; at < members.stocks.length; at += 1) {
      const from = members.from[at] as number;
      if (day < from || day >= (members.to[at] as number)) continue;
      const cell = first + (members.stocks[at] as number);
      present ||= !Number.isNaN(floatCapital(cell));
      if (row === 0 || day === from) continue;
      const [weight, own] = [floatCapital(cell - stocks), returns(cell)];
      if (Number.isNaN(weight) || Number.isNaN(own)) continue;
      weighted += weight * own;
      weights += weight;
      counts[row] = (counts[row] as number) + 1;
    }
    if (Number.isNaN(level)) level = present ? FIRST_LEVEL : NaN;
    else if (weights > 0) level *= 1 + weighted / weights;
    if (present) levels[row] = level;
  }
  return { levels, counts };
}
