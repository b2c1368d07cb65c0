import { medianInPlace } from '@console/quant';
import type { Figures } from './single-quarter.ts';

/** One report's values, in the order of the names. */
export type ReportValues = readonly (number | null)[];

/** Line by line the median of those that have a value: of an even count the mean of the middle two. */
export function medianFigures(reports: readonly ReportValues[], names: readonly string[]): Figures {
  const column = new Float64Array(reports.length);
  return Object.fromEntries(names.map((name, at) => [name, medianOf(reports, at, column)]));
}

/** `room` has space for a value a report. */
function medianOf(reports: readonly ReportValues[], at: number, room: Float64Array): number | null {
  let count = 0;
  for (const report of reports) {
    const value = report[at];
    if (typeof value !== 'number') continue;
    room[count] = value;
    count += 1;
  }
  return count === 0 ? null : medianInPlace(room, count);
}
