import type { Connection } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';

/** How many securities are listed on a day: from the list date on, until the delist date. */
export class Listings {
  private constructor(
    private readonly listed: readonly string[],
    private readonly delisted: readonly string[],
  ) {}

  static async read(connection: Connection): Promise<Listings> {
    const rows = await selectRows<{ list_date: string; delist_date: string | null }>(
      connection,
      'SELECT list_date, delist_date FROM security',
    );
    return new Listings(
      rows.map(({ list_date }) => list_date).sort(),
      rows.flatMap(({ delist_date }) => delist_date ?? []).sort(),
    );
  }

  on(day: string): number {
    return countUpTo(this.listed, day) - countUpTo(this.delisted, day);
  }
}

/** Of days in order, how many are not after one; by halves. */
function countUpTo(days: readonly string[], day: string): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle] ?? '') <= day) from = middle + 1;
    else to = middle;
  }
  return from;
}
