import { tableName } from '@console/node-kit/database';
import { DAILY_COVERED, type CoveredTable } from '../schema/derived/coverage.ts';
import type { Querying } from './querying.ts';

export interface CoverageGap {
  /** Trading day, or last day of the report period, `YYYY-MM-DD`. */
  readonly day: string;
  readonly present: number;
  /** Null for an open day without any row. */
  readonly expected: number | null;
}

const isDaily = (table: CoveredTable): boolean => (DAILY_COVERED as readonly string[]).includes(table);

/**
 * Days on which a table has fewer securities than it should, and open days without any between its first
 * day and the newest day of bars. Ascending.
 */
export async function gaps(database: Querying, table: CoveredTable): Promise<readonly CoverageGap[]> {
  const coverage = tableName('market', 'coverage');
  const short = await database.query<CoverageGap[]>(
    `SELECT day, present, expected FROM ${coverage} WHERE table_name = ? AND present < expected ORDER BY day`,
    [table],
  );
  if (!isDaily(table)) return short;
  const empty = await database.query<CoverageGap[]>(
    `SELECT trade_date AS day, 0 AS present, NULL AS expected FROM ${tableName('market', 'trading_calendar')}
      WHERE is_open = 1
        AND trade_date > (SELECT MIN(day) FROM ${coverage} WHERE table_name = ?)
        AND trade_date <= (SELECT MAX(day) FROM ${coverage} WHERE table_name = 'daily_bar')
        AND trade_date NOT IN (SELECT day FROM ${coverage} WHERE table_name = ?)`,
    [table, table],
  );
  return [...short, ...empty].sort((a, b) => (a.day < b.day ? -1 : 1));
}
