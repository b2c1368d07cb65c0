/**
 * The least-squares coefficients of y on the columns: X'X b = X'y by elimination, the largest pivot first. A
 * reference computation for tests: plain and slow, sharing no code with the code it checks.
 */
export function solveNormalEquations(
  y: readonly number[],
  columns: readonly (readonly number[])[],
): number[] {
  const dot = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? NaN), 0);
  const rows = columns.map((column) => [...columns.map((other) => dot(column, other)), dot(column, y)]);
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    const largest = rows
      .slice(pivot)
      .reduce((best, row) => (Math.abs(row[pivot] ?? 0) > Math.abs(best[pivot] ?? 0) ? row : best));
    const from = rows.indexOf(largest);
    [rows[pivot], rows[from]] = [largest, rows[pivot] ?? []];
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue;
      const share = (row[pivot] ?? NaN) / (largest[pivot] ?? NaN);
      for (let to = 0; to < row.length; to += 1) row[to] = (row[to] ?? NaN) - share * (largest[to] ?? NaN);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? NaN) / (row[at] ?? NaN));
}
