import type { ReportHistory } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { eachRow } from '../database/each-row.ts';
import { GrowingColumn } from './growing-column.ts';
import { startsOf } from './starts-of.ts';

export interface ReportedFigures {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Figures of a quarterly table by security id, each known from its announcement on (TO_DAYS); periods are numbered year ×
 * 4 + quarter − 1. A history for each column; all have the same entries. `width`: one more than the highest id.
 */
export async function readReportHistories(
  connection: Connection,
  { table, columns }: ReportedFigures,
  width: number,
): Promise<readonly ReportHistory[]> {
  const keys = [
    'security_id',
    'TO_DAYS(announce_date)',
    'YEAR(report_period) * 4 + QUARTER(report_period) - 1',
  ];
  const read = [...keys, ...columns].map(() => new GrowingColumn());
  await eachRow<readonly (number | null)[]>(
    connection,
    {
      sql: `SELECT ${[...keys, ...columns].join(', ')} FROM \`${table}\`
        ORDER BY security_id, announce_date, report_period`,
    },
    (row) => {
      for (const [at, column] of read.entries()) column.push(row[at] ?? NaN);
    },
  );
  const [securities, known, reports, ...figures] = read.map((column) => column.part(0, column.length));
  const none = new Float64Array(0);
  const entries = {
    starts: startsOf(securities ?? none, width),
    known: Int32Array.from(known ?? none),
    reports: Int32Array.from(reports ?? none),
  };
  return figures.map((values) => ({ ...entries, values }));
}
