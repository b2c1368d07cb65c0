/**
 * The covariance of Ledoit and Wolf (2004), section 3.3, as the paper defines it: distances between matrices, with
 * ‖A‖² = Σ a² / n, the mean over days of each day's own matrix.
 */
export function shrunkByDefinition(days: readonly (readonly number[])[]): {
  readonly covariance: readonly (readonly number[])[];
  readonly shrinkage: number;
} {
  const stocks = days[0]?.length ?? 0;
  const places = Array.from({ length: stocks }, (_, at) => at);
  const mean = places.map((at) => days.reduce((sum, day) => sum + (day[at] ?? NaN), 0) / days.length);
  const centred = days.map((day) => day.map((value, at) => value - (mean[at] ?? NaN)));
  const matrix = (of: (row: number, column: number) => number): number[][] =>
    places.map((row) => places.map((column) => of(row, column)));
  const distance = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]): number =>
    places.reduce(
      (sum, row) =>
        sum +
        places.reduce((part, at) => part + ((one[row]?.[at] ?? NaN) - (other[row]?.[at] ?? NaN)) ** 2, 0),
      0,
    ) / stocks;
  const dayMatrices = centred.map((day) => matrix((row, column) => (day[row] ?? NaN) * (day[column] ?? NaN)));
  const sample = matrix(
    (row, column) => dayMatrices.reduce((sum, each) => sum + (each[row]?.[column] ?? NaN), 0) / days.length,
  );
  const level = places.reduce((sum, at) => sum + (sample[at]?.[at] ?? NaN), 0) / stocks;
  const target = matrix((row, column) => (row === column ? level : 0));
  const spread = distance(sample, target);
  const error = dayMatrices.reduce((sum, each) => sum + distance(each, sample), 0) / days.length ** 2;
  const shrinkage = spread === 0 ? 0 : Math.min(error, spread) / spread;
  return {
    covariance: matrix(
      (row, column) =>
        shrinkage * (target[row]?.[column] ?? NaN) + (1 - shrinkage) * (sample[row]?.[column] ?? NaN),
    ),
    shrinkage,
  };
}
