import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';

interface Bound {
  readonly name: string;
  /** The first year after it; null for the last partition. */
  readonly before: number | null;
}

/**
 * Gives every one of `years` a partition of its own, by splitting the one it would fall into. Splitting
 * a partition without rows costs nothing, and new years fall into the empty last one.
 */
export async function addYearPartitions(
  connection: Connection,
  table: string,
  years: ReadonlySet<string>,
): Promise<void> {
  for (const year of [...years].map(Number).sort((a, b) => a - b)) {
    await splitAt(connection, table, year);
    await splitAt(connection, table, year + 1);
  }
}

/** Makes 1 January of `year` a partition bound. */
async function splitAt(connection: Connection, table: string, year: number): Promise<void> {
  const bounds = await readBounds(connection, table);
  if (bounds.some(({ before }) => before === year)) return;
  const holder = bounds.find(({ before }) => before === null || before > year);
  if (!holder) throw new Error(`${table} has no partition for ${year}`);
  const upper = holder.before === null ? '(MAXVALUE)' : `('${holder.before}-01-01')`;
  await connection.query(
    `ALTER TABLE \`${table}\` REORGANIZE PARTITION \`${holder.name}\` INTO (
      PARTITION \`p${year - 1}\` VALUES LESS THAN ('${year}-01-01'),
      PARTITION \`${holder.before === null ? holder.name : `p${holder.before - 1}`}\` VALUES LESS THAN ${upper})`,
  );
}

async function readBounds(connection: Connection, table: string): Promise<readonly Bound[]> {
  const rows = await selectRows<{ name: string; bound: string }>(
    connection,
    `SELECT PARTITION_NAME AS name, PARTITION_DESCRIPTION AS bound FROM information_schema.PARTITIONS
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? ORDER BY PARTITION_ORDINAL_POSITION`,
    [table],
  );
  return rows.map(({ name, bound }) => {
    const year = /(\d{4})-/.exec(bound)?.[1];
    return { name, before: year === undefined ? null : Number(year) };
  });
}
