import { selectRows } from '../database/select-rows.ts';
import type { TableChanges } from '../import/load/changes.ts';
import { barRow, securityRows, type BarByHand } from './sample-rows.ts';
import type { ScratchMarket } from './scratch-market.ts';

/** Writes rows directly into a table, as a load would; a row with the same key is replaced. */
export async function putRows(
  { connection }: ScratchMarket,
  table: string,
  rows: readonly Readonly<Record<string, number | string | null>>[],
): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row);
    await connection.query(
      `REPLACE INTO \`${table}\` (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (?)`,
      [Object.values(row)],
    );
  }
}

/** Securities 1, 2, … up to `count`, listed on 2010-01-04. */
export async function putSecurities(market: ScratchMarket, count: number): Promise<void> {
  await putRows(market, 'security', securityRows(count));
}

/** Delists a security from a day on, and returns the changes that a load of that would record. */
export async function delist(
  { connection }: ScratchMarket,
  security: number,
  day: string | null,
): Promise<ReadonlyMap<string, TableChanges>> {
  await connection.query('UPDATE security SET delist_date = ?, status = ? WHERE id = ?', [
    day,
    day === null ? 'listed' : 'delisted',
    security,
  ]);
  return new Map([['security', { days: null, securities: [security] }]]);
}

/** Bars whose prices are the close, with a thousand shares, unless said otherwise. */
export async function putBars(market: ScratchMarket, bars: readonly BarByHand[]): Promise<void> {
  await putRows(market, 'daily_bar', bars.map(barRow));
}

/** All rows of a table in the order of its key. */
export function rowsOf(
  { connection }: ScratchMarket,
  table: string,
  columns = '*',
): Promise<readonly Readonly<Record<string, number | string | null>>[]> {
  return selectRows(connection, `SELECT ${columns} FROM \`${table}\` ORDER BY 1, 2`);
}
