import { solveNormalEquations } from './solve-normal-equations.ts';

/** What a regression of y on the columns leaves of each value. An oracle. */
export function regressionResiduals(y: readonly number[], columns: readonly (readonly number[])[]): number[] {
  const slopes = solveNormalEquations(y, columns);
  return y.map(
    (value, at) => value - slopes.reduce((sum, slope, to) => sum + slope * (columns[to]?.[at] ?? NaN), 0),
  );
}
