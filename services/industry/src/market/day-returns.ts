import type { DayFigure } from '../days/day-recipes.ts';

/** The return of an index on each day: NaN where no member has one, as on its first day. */
export const dayReturns = ({ values, counts }: DayFigure): Float64Array => {
  let before = NaN;
  return values.map((level, row) => {
    const change = counts[row] === 0 ? NaN : level / before - 1;
    if (!Number.isNaN(level)) before = level;
    return change;
  });
};
