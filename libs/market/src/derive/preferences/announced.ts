/** Announced in the order of days: [security, day it became known, period it is of, value]. */
export type Announcement = readonly [
  security: number,
  announced: number,
  period: number,
  value: number | null,
];

/** A value is valid until the next, for at most so many days. */
const MOST_DAYS = 400;

/** The values of securities known on a day, never before their announcement. Ask for days in order. */
export class Announced {
  private readonly current = new Map<number, Announcement>();
  private at = 0;

  /** Rows in the order of their announcement. */
  constructor(private readonly rows: readonly Announcement[]) {}

  /** The value of the newest period known on a day (TO_DAYS); NaN without one. */
  on(security: number, day: number): number {
    for (let row = this.rows[this.at]; row && row[1] <= day; row = this.rows[this.at]) {
      const before = this.current.get(row[0]);
      if (!before || row[2] >= before[2]) this.current.set(row[0], row);
      this.at += 1;
    }
    const known = this.current.get(security);
    return known && day - known[1] <= MOST_DAYS ? (known[3] ?? NaN) : NaN;
  }
}
