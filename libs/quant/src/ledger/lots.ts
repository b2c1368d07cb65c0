import type { Board } from '../panel/limit-rules.ts';

/** Shares of the smallest order, and by how many a larger one grows. */
export const LOTS: Readonly<Record<Board, { readonly least: bigint; readonly step: bigint }>> = {
  main: { least: 100n, step: 100n },
  chinext: { least: 100n, step: 100n },
  star: { least: 200n, step: 1n },
  bse: { least: 100n, step: 1n },
};

/** The largest number of shares that may be bought in one order, at most `most`; 0 where none may. */
export function largestBuy(board: Board, most: bigint): bigint {
  const { least, step } = LOTS[board];
  return most < least ? 0n : most - ((most - least) % step);
}

/**
 * The largest number of shares that may be sold in one order of `held`, at most `most`; 0 where none may. A remainder
 * below a lot is sold whole or not at all.
 */
export function largestSell(board: Board, held: bigint, most: bigint): bigint {
  if (most >= held) return held;
  const { least, step } = LOTS[board];
  if (step === 1n) return most >= least ? most : 0n;
  const lots = most - (most % step);
  const withRemainder = most - modulo(most - held, step);
  return withRemainder > lots ? withRemainder : lots;
}

const modulo = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;
