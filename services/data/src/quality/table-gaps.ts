import { gaps, type CoveredTable } from '@console/market';
import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';

export interface TableGaps {
  /** Days with fewer rows than expected, open days without any among them. */
  readonly gapDays: number;
  /** Expected less present on the newest day counted. */
  readonly missingNow: number;
}

/** By table, for the tables whose rows are counted by day. */
export async function tableGaps(database: DataSource): Promise<ReadonlyMap<string, TableGaps>> {
  const coverage = tableName('market', 'coverage');
  const newest = await database.query<{ table: CoveredTable; missing: number | string }[]>(
    `SELECT c.table_name AS \`table\`, GREATEST(c.expected - c.present, 0) AS missing
       FROM (SELECT table_name, MAX(day) AS day FROM ${coverage} GROUP BY table_name) n
       JOIN ${coverage} c ON c.table_name = n.table_name AND c.day = n.day`,
  );
  const counted = new Map<string, TableGaps>();
  for (const { table, missing } of newest) {
    const days = await gaps(database, table);
    counted.set(table, { gapDays: days.length, missingNow: Number(missing) });
  }
  return counted;
}
