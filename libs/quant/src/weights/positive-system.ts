/**
 * Solves `A x = b` for several b by a Cholesky decomposition.
 *
 * @param matrix A, size × size, symmetric and positive definite; its lower half is overwritten
 * @param sides the b's, each overwritten by its x
 * @throws RangeError for a matrix that is not positive definite
 */
export function solvePositive(matrix: Float64Array, size: number, sides: readonly Float64Array[]): void {
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    for (let column = 0; column < row; column += 1)
      matrix[start + column] =
        ((matrix[start + column] as number) - partialDot(matrix, start, column * size, column)) /
        (matrix[column * size + column] as number);
    const pivot = (matrix[start + row] as number) - partialDot(matrix, start, start, row);
    if (!(pivot > 0)) throw new RangeError(`not positive definite: pivot ${row} is ${pivot}`);
    matrix[start + row] = Math.sqrt(pivot);
  }
  for (const side of sides) substitute(matrix, size, side);
}

function substitute(lower: Float64Array, size: number, side: Float64Array): void {
  for (let row = 0; row < size; row += 1) {
    let sum = side[row] as number;
    for (let column = 0; column < row; column += 1)
      sum -= (lower[row * size + column] as number) * (side[column] as number);
    side[row] = sum / (lower[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    const value = (side[row] as number) / (lower[row * size + row] as number);
    side[row] = value;
    for (let column = 0; column < row; column += 1)
      side[column] = (side[column] as number) - (lower[row * size + column] as number) * value;
  }
}

function partialDot(matrix: Float64Array, one: number, other: number, count: number): number {
  let even = 0;
  let odd = 0;
  let at = 0;
  for (; at + 1 < count; at += 2) {
    even += (matrix[one + at] as number) * (matrix[other + at] as number);
    odd += (matrix[one + at + 1] as number) * (matrix[other + at + 1] as number);
  }
  if (at < count) even += (matrix[one + at] as number) * (matrix[other + at] as number);
  return even + odd;
}
