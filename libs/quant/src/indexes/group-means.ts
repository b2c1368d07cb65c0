/**
 * The mean of a value over the members of each group, weighted (an industry's capital preference: by float capital),
 * over those that have both; NaN for a group without any.
 */
export function groupMeans(
  values: Float64Array,
  weights: Float64Array,
  { groups, count }: { readonly groups: Uint16Array; readonly count: number },
): Float64Array {
  const [sums, totals] = [new Float64Array(count), new Float64Array(count)];
  for (let stock = 0; stock < values.length; stock += 1) {
    const [value, weight, group] = [
      values[stock] as number,
      weights[stock] as number,
      groups[stock] as number,
    ];
    if (Number.isNaN(value) || Number.isNaN(weight)) continue;
    sums[group] = (sums[group] as number) + weight * value;
    totals[group] = (totals[group] as number) + weight;
  }
  return sums.map((sum, group) => ((totals[group] as number) > 0 ? sum / (totals[group] as number) : NaN));
}
