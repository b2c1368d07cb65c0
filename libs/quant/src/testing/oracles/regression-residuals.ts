import { solveNormalEquations } from './solve-normal-equations.ts';

/** The residuals of a regression of y on the columns. A reference computation for tests. */
export function regressionResiduals(y: readonly number[], columns: readonly (readonly number[])[]): number[] {
  const slopes = solveNormalEquations(y, columns);
  return y.map(
    (value, at) => value - slopes.reduce((sum, slope, to) => sum + slope * (columns[to]?.[at] ?? NaN), 0),
  );
}
