/** How far values are below the highest so far, `first` included: 0 or negative fractions; null where one is missing. */
export function belowHighest(values: readonly (number | null)[], first = 1): readonly (number | null)[] {
  let highest = first;
  return values.map((value) => {
    if (value === null) return null;
    highest = Math.max(highest, value);
    return value / highest - 1;
  });
}
