/**
 * The share of a whole that is covered, by row: 0 where nothing is, NaN where the whole is not known.
 * @param covered the sum over the members that a figure is made of, NaN for none
 * @param whole the sum over all members
 */
export const coveredShare = (covered: Float64Array, whole: Float64Array): Float64Array =>
  whole.map((all, row) => {
    const part = covered[row] as number;
    return all > 0 ? (Number.isNaN(part) ? 0 : part) / all : NaN;
  });
