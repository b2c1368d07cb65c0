import { companyReports, type CompanyReports, type ReportHistory } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { readReportHistories } from '../read-report-histories.ts';

const INCOME = {
  table: 'income_statement',
  columns: ['operating_total_revenue', 'net_profit_parent', 'operating_revenue', 'operating_cost'],
};
const SHEET = { table: 'balance_sheet', columns: ['equity_parent'] };

/**
 * All reports by security id, in the order they became known: a figure with the statement that it is in, even where the
 * other statement of the quarter is announced later. `width`: one more than the highest id.
 */
export async function readCompanyReports(connection: Connection, width: number): Promise<CompanyReports> {
  const [revenue, profit, salesRevenue, salesCost] = await readReportHistories(connection, INCOME, width);
  const [equity] = await readReportHistories(connection, SHEET, width);
  return companyReports({
    revenue: revenue as ReportHistory,
    profit: profit as ReportHistory,
    salesRevenue: salesRevenue as ReportHistory,
    salesCost: salesCost as ReportHistory,
    equity: equity as ReportHistory,
  });
}
