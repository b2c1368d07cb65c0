/** A statistic as it leaves the core: null where it is undefined (NaN) or has run off to infinity. */
export function orNull(statistic: number): number | null {
  return Number.isFinite(statistic) ? statistic : null;
}
