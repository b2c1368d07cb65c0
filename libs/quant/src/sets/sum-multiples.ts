import { sumPairs, type PairSums } from './sum-pairs.ts';
import type { SetRows } from './set-rows.ts';

export interface MultipleInput {
  /** The market value of each cell. */
  readonly capital: Float64Array;
  /** The market value over profit, equity or sales, of the same cells: negative for a loss or a negative equity. */
  readonly multiple: Float64Array;
}

/** Whether a multiple counts: that of a company with a profit, or with equity above zero. */
export const isMultiple = (multiple: number): boolean => multiple > 0;

/**
 * PE, PB or PS of a set as two sums: `parts` is the market value of the members with a positive multiple, `wholes`
 * the profit, equity or sales of the same members, which the multiple was made with. A loss-maker is in neither.
 */
export const sumMultiples = (set: SetRows, { capital, multiple }: MultipleInput): PairSums =>
  sumPairs(
    set,
    (cell) => (isMultiple(multiple[cell] as number) ? (capital[cell] as number) : NaN),
    (cell) => (capital[cell] as number) / (multiple[cell] as number),
  );
