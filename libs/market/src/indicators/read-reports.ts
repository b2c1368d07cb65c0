import { queryArrays, tableName } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';
import type { MarketIndicator } from './market-indicator.ts';
import { martTable, reportSource } from './report-source.ts';

/** Reports of an indicator as they became known, in the order of security, day and period. */
export interface ReportRows {
  readonly securities: Int32Array;
  /** The day each became known: days since 1970-01-01. */
  readonly known: Int32Array;
  /** year × 4 + quarter − 1. */
  readonly periods: Int32Array;
  /** NaN for a report without the figure. */
  readonly values: Float64Array;
}

/** TO_DAYS of 1970-01-01. */
const EPOCH = 719_528;

/**
 * The reported values of all securities, or of one: each known from its announcement on. A correction has its own
 * announcement.
 * @throws Error for an indicator that is not quarterly
 */
export async function readReports(
  database: DataSource,
  { id, table, column, frequency }: MarketIndicator,
  security?: number,
): Promise<ReportRows> {
  const source = reportSource(martTable(table));
  if (frequency !== 'quarterly' || source === undefined) throw new Error(`no reports: ${id}`);
  const conditions = [
    ...(source.where === undefined ? [] : [source.where]),
    ...(security === undefined ? [] : ['security_id = ?']),
  ];
  const rows = await queryArrays<readonly [number, number, number, number | string | null]>(
    database,
    `SELECT security_id, TO_DAYS(${source.known}) AS known, ${source.period} AS period, \`${column}\`
       FROM ${tableName('market', table)}
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      ORDER BY security_id, known, period`,
    security === undefined ? [] : [security],
  );
  return {
    securities: Int32Array.from(rows, (row) => row[0]),
    known: Int32Array.from(rows, (row) => Number(row[1]) - EPOCH),
    periods: Int32Array.from(rows, (row) => Number(row[2])),
    values: Float64Array.from(rows, (row) => (row[3] === null ? NaN : Number(row[3]))),
  };
}
