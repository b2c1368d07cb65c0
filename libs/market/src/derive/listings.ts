import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';
import { dayNumber } from './day-number.ts';

type Days = readonly [security: number, listed: number, delisted: number | null];

/** Who is listed on a day: from the list date on, until the delist date, as `listedOn` has it. */
export class Listings {
  /** By id, TO_DAYS. */
  private readonly from: Float64Array;
  private readonly until: Float64Array;
  private readonly listed: readonly number[];
  private readonly delisted: readonly number[];

  private constructor(rows: readonly Days[]) {
    const width = rows.reduce((most, [security]) => Math.max(most, security), 0) + 1;
    this.from = new Float64Array(width).fill(Infinity);
    this.until = new Float64Array(width).fill(Infinity);
    for (const [security, listed, delisted] of rows) {
      this.from[security] = listed;
      this.until[security] = delisted ?? Infinity;
    }
    this.listed = rows.map(([, listed]) => listed).sort(ascending);
    this.delisted = rows.flatMap(([, , delisted]) => delisted ?? []).sort(ascending);
  }

  static async read(connection: Connection): Promise<Listings> {
    return new Listings(
      await selectArrays<Days>(
        connection,
        'SELECT id, TO_DAYS(list_date), TO_DAYS(delist_date) FROM security',
      ),
    );
  }

  /** Whether a security is listed on a day, TO_DAYS. */
  has(security: number, day: number): boolean {
    return day >= (this.from[security] ?? Infinity) && day < (this.until[security] ?? Infinity);
  }

  /** How many are listed on a day, `YYYY-MM-DD`. */
  on(day: string): number {
    const number = dayNumber(day);
    return countUpTo(this.listed, number) - countUpTo(this.delisted, number);
  }
}

const ascending = (one: number, other: number): number => one - other;

/** How many of the ascending days are not after one; by binary search. */
function countUpTo(days: readonly number[], day: number): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle] ?? 0) <= day) from = middle + 1;
    else to = middle;
  }
  return from;
}
