import { firstRowFrom } from '@console/market/panels';

/** The market value of all securities by day: cell `row * stocks + security − 1`, NaN for missing. */
export interface MarketValues {
  readonly dates: readonly string[];
  readonly stocks: number;
  readonly values: Float64Array;
}

/** The market value of some columns on the last trading day up to a day; NaN for missing. */
export function valuesOn(
  { dates, stocks, values }: MarketValues,
  day: string,
  columns: Int32Array,
): Float64Array {
  const row = firstRowFrom(dates, `${day}~`) - 1;
  return Float64Array.from(columns, (column) =>
    row < 0 || column >= stocks ? NaN : (values[row * stocks + column] ?? NaN),
  );
}
