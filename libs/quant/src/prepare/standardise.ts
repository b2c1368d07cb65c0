import type { CrossSection } from './cross-section.ts';

/** z-score: (x − mean) / std with ddof 1, as pandas has it; rank: share below plus half of the ties, 0 to 1. */
export type StandardiseBy = 'z-score' | 'rank';

/**
 * Brings the values of a date to one scale. Equal values, or a single one, have no z-score and become missing;
 * their rank is the middle. For ranks the section must be sorted.
 */
export function standardise(section: CrossSection, by: StandardiseBy): void {
  if (by === 'rank') rank(section);
  else score(section);
}

function score(section: CrossSection): void {
  const { count, values } = section;
  const mean = meanOf(values, count);
  let squares = 0;
  for (let at = 0; at < count; at += 1) squares += ((values[at] as number) - mean) ** 2;
  const isFlat = !(squares / count > (1e-15 * mean) ** 2);
  const deviation = isFlat ? NaN : Math.sqrt(squares / (count - 1));
  for (let at = 0; at < count; at += 1) values[at] = ((values[at] as number) - mean) / deviation;
}

/** In two passes, so that the mean of equal values is that value. */
function meanOf(values: Float64Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += values[at] as number;
  const mean = sum / count;
  let left = 0;
  for (let at = 0; at < count; at += 1) left += (values[at] as number) - mean;
  return mean + left / count;
}

function rank({ count, values, order, sorted }: CrossSection): void {
  for (let start = 0; start < count;) {
    const value = sorted[start] as number;
    let end = start + 1;
    while (end < count && sorted[end] === value) end += 1;
    const share = (start + end) / 2 / count;
    for (let at = start; at < end; at += 1) values[order[at] as number] = share;
    start = end;
  }
}
