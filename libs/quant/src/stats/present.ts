/** The values that are not NaN, in their order, as a copy. */
export function present(values: ArrayLike<number>): Float64Array {
  return Float64Array.from(values).filter((value) => !Number.isNaN(value));
}
