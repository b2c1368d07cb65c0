import { queryArrays, tableName } from '@console/node-kit/database';
import type { DataSource } from 'typeorm';
import type { MarketIndicator } from './market-indicator.ts';
import { martTable, reportSource } from './report-source.ts';
import { TO_DAYS_EPOCH } from '../read/to-days-epoch.ts';

/** Reports as they became known, in the order of security, day and period. */
export interface ReportEntries {
  readonly securities: Int32Array;
  /** The day each became known: days since 1970-01-01. */
  readonly known: Int32Array;
  /** year × 4 + quarter − 1. */
  readonly periods: Int32Array;
}

/** Reports with the figures of one indicator. */
export interface ReportRows extends ReportEntries {
  /** NaN for a report without the figure. */
  readonly values: Float64Array;
}

/**
 * The reported values of all securities, or of one: each known from its announcement on. A correction has its own
 * announcement.
 * @throws Error for an indicator that is not quarterly
 */
export async function readReports(
  database: DataSource,
  indicator: MarketIndicator,
  security?: number,
): Promise<ReportRows> {
  const { figures, ...entries } = await readReportFigures(database, [indicator], security);
  return { ...entries, values: figures[0] as Float64Array };
}

/**
 * The same of several indicators of one table, which is read once for all of them.
 * @throws Error for an indicator that is not quarterly, or of another table than the first
 */
export async function readReportFigures(
  database: DataSource,
  indicators: readonly [MarketIndicator, ...MarketIndicator[]],
  security?: number,
): Promise<ReportEntries & { readonly figures: readonly Float64Array[] }> {
  const { table } = indicators[0];
  const source = reportSource(martTable(table));
  const misfit = indicators.find((one) => one.frequency !== 'quarterly' || one.table !== table);
  if (source === undefined || misfit) throw new Error(`no reports: ${(misfit ?? indicators[0]).id}`);
  const conditions = [
    ...(source.where === undefined ? [] : [source.where]),
    ...(security === undefined ? [] : ['security_id = ?']),
  ];
  const rows = await queryArrays<readonly [number, number, number, ...(number | string | null)[]]>(
    database,
    `SELECT security_id, TO_DAYS(${source.known}) AS known, ${source.period} AS period,
            ${indicators.map(({ column }) => `\`${column}\``).join(', ')}
       FROM ${tableName('market', table)}
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      ORDER BY security_id, known, period`,
    security === undefined ? [] : [security],
  );
  const figureOf = (cell: number | string | null | undefined): number =>
    cell === null || cell === undefined ? NaN : Number(cell);
  return {
    securities: Int32Array.from(rows, (row) => row[0]),
    known: Int32Array.from(rows, (row) => Number(row[1]) - TO_DAYS_EPOCH),
    periods: Int32Array.from(rows, (row) => Number(row[2])),
    figures: indicators.map((_, at) => Float64Array.from(rows, (row) => figureOf(row[at + 3]))),
  };
}
