/** The share of members that must have reported a period for its sums to say something about the set. */
export const LEAST_COVERAGE = 0.5;

/** How many members reported each period, and how many there were. */
export interface ReportCoverage {
  readonly reported: Int32Array;
  readonly members: Int32Array;
}

/**
 * The members of each period, and those of them that reported it.
 * @param made 1 by report and member where the member reported
 * @param counted 1 where it belonged to the set at the end of the period
 */
export function reportCoverage(made: Uint8Array, counted: Uint8Array, members: number): ReportCoverage {
  const rows = members === 0 ? 0 : counted.length / members;
  const coverage = { reported: new Int32Array(rows), members: new Int32Array(rows) };
  for (let cell = 0; cell < counted.length; cell += 1) {
    if (counted[cell] !== 1) continue;
    const row = Math.floor(cell / members);
    coverage.members[row] = (coverage.members[row] as number) + 1;
    if (made[cell] === 1) coverage.reported[row] = (coverage.reported[row] as number) + 1;
  }
  return coverage;
}

/** Whether so few members reported that the period is not disclosed as a whole. */
export const isIncomplete = (reported: number, members: number): boolean =>
  reported < members * LEAST_COVERAGE;
