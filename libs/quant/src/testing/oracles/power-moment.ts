/** The mean of the deviations from the mean, each raised to a power. A reference computation for tests. */
export function powerMoment(values: readonly number[], power: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** power, 0) / values.length;
}
