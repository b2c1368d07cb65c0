import type { CompanyReports } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import { GrowingColumn } from '../growing-column.ts';
import { startsOf } from '../starts-of.ts';

/** Each row: security, day it became known (TO_DAYS), quarter, and the figures of both statements. */
const SQL = `SELECT income.security_id,
    TO_DAYS(GREATEST(income.announce_date, COALESCE(sheet.announce_date, income.announce_date))) AS announced,
    YEAR(report_period) * 4 + QUARTER(report_period) - 1,
    income.operating_total_revenue, income.net_profit_parent, income.operating_revenue, income.operating_cost,
    sheet.equity_parent
  FROM income_statement income LEFT JOIN balance_sheet sheet USING (security_id, report_period)
  ORDER BY income.security_id, announced, report_period`;
const WIDTH = 8;

/**
 * All reports by security id, in the order they became known; a report is complete when both statements are.
 * `width`: one more than the highest id.
 */
export async function readCompanyReports(connection: Connection, width: number): Promise<CompanyReports> {
  const columns = Array.from({ length: WIDTH }, () => new GrowingColumn());
  await eachRow<readonly (number | null)[]>(connection, { sql: SQL }, (row) => {
    for (const [at, column] of columns.entries()) column.push(row[at] ?? NaN);
  });
  const figures = (at: number): Float64Array =>
    columns[at]?.part(0, columns[at].length) ?? new Float64Array(0);
  return {
    starts: startsOf(figures(0), width),
    known: Int32Array.from(figures(1)),
    quarters: Int32Array.from(figures(2)),
    revenue: figures(3),
    profit: figures(4),
    salesRevenue: figures(5),
    salesCost: figures(6),
    equity: figures(7),
  };
}
