/** As in empyrical, a deviation of returns under this is the rounding of prices, not risk: they are flat. */
export const FLAT = 1e-15;

/** A figure per unit of deviation; NaN of flat returns, or without a deviation. */
export function overDeviation(figure: number, deviation: number): number {
  return deviation >= FLAT ? figure / deviation : NaN;
}
