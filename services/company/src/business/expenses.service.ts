import { periodKey } from '@console/market/read';
import { singleQuarters } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { businessCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { ReportReader, reportTable } from '../financial/report-reader.ts';

type Expenses = typeof businessCalls.operatingExpenses;

const EXPENSES = reportTable('income_statement', [
  'selling_expense',
  'admin_expense',
  'business_admin_expense',
  'rd_expense',
  'financial_expense',
  'operating_total_revenue',
]);

/** The expenses of a company, from its income statements. */
@Injectable()
export class ExpensesService {
  constructor(private readonly reports: ReportReader) {}

  /** 404 as `ReportReader`. */
  async expenses(session: Session, input: InputOf<Expenses>): Promise<OutputOf<Expenses>> {
    const reports = await this.reports.read(session, EXPENSES, input);
    const single = input.single === '1' && input.reportType === 'Q';
    const byDay = single ? singleQuarters(reports.byDay) : reports.byDay;
    const content = reports.shown.flatMap((day) => {
      const reportPeriod = periodKey(day, single);
      const figures = byDay.get(day);
      if (reportPeriod === null || !figures) return [];
      return {
        reportPeriod,
        salesFee: figures['selling_expense'] ?? null,
        manageFee: figures['admin_expense'] ?? figures['business_admin_expense'] ?? null,
        radCostSum: figures['rd_expense'] ?? null,
        financingExpenses: figures['financial_expense'] ?? null,
        operatingTotalRevenue: figures['operating_total_revenue'] ?? null,
      };
    });
    return { content, asOf: reports.asOf };
  }
}
