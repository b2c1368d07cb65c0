/** A statistic for results of the core: null where it is undefined (NaN) or infinite. */
export function orNull(statistic: number): number | null {
  return Number.isFinite(statistic) ? statistic : null;
}
