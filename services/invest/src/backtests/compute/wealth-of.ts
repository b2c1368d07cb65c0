export interface Wealth {
  /** The return earned on each date, NaN where there is none. */
  readonly earned: Float64Array;
  /** By date: the value of one yuan at its close; null before it is invested and after the last return. */
  readonly wealth: readonly (number | null)[];
  /** The number of dates up to and including the last return; 0 without a return. */
  readonly through: number;
}

/**
 * The value of one yuan in a portfolio formed again at each date's close and held until the next: a date's forward
 * return is earned on the date after it. A missing return within changes nothing.
 * @param forward by date, its return over the day to come; null or NaN is missing
 */
export function wealthOf(forward: ArrayLike<number | null>): Wealth {
  const earned = new Float64Array(forward.length).fill(NaN);
  for (let date = 1; date < forward.length; date += 1) earned[date] = forward[date - 1] ?? NaN;
  const first = earned.findIndex((value) => !Number.isNaN(value));
  const last = earned.findLastIndex((value) => !Number.isNaN(value));
  let worth = 1;
  const wealth = Array.from(earned, (value, date) => {
    if (first < 0 || date < first - 1 || date > last) return null;
    if (!Number.isNaN(value)) worth *= 1 + value;
    return worth;
  });
  return { earned, wealth, through: last + 1 };
}
