import { medianInPlace } from '../../stats/median.ts';
import type { MemberSums } from './member-sums.ts';

/** The medians of a figure over the members that count and have it, as `memberSums`; NaN where none has it. */
export function memberMedians(figures: Float64Array, counted: Uint8Array, members: number): MemberSums {
  const rows = members === 0 ? 0 : counted.length / members;
  const medians = new Float64Array(rows).fill(NaN);
  const counts = new Int32Array(rows);
  const own = new Float64Array(members);
  for (let row = 0; row < rows; row += 1) {
    let count = 0;
    for (let cell = row * members; cell < (row + 1) * members; cell += 1) {
      const figure = figures[cell] as number;
      if (counted[cell] !== 1 || Number.isNaN(figure)) continue;
      own[count] = figure;
      count += 1;
    }
    counts[row] = count;
    if (count > 0) medians[row] = medianInPlace(own, count);
  }
  return { sums: medians, counts };
}
