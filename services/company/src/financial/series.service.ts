import { Injectable } from '@nestjs/common';
import type { financialCalls } from '@console/contract-company';
import { grown, type OutputOf, type Session } from '@console/contract-core';
import type { ReportColumn, StatementInput } from './statement.service.ts';
import { StatementService } from './statement.service.ts';
import { STATEMENT_KINDS } from './statement-kinds.ts';

type Calls = typeof financialCalls;

interface Series<Point> {
  readonly points: (Point & { readonly reportPeriod: string })[];
  readonly asOf: string | null;
}

/** What the tab draws of a company's income statements, the oldest period first. A company the tenant does not have is refused (404). */
@Injectable()
export class SeriesService {
  constructor(private readonly statements: StatementService) {}

  revenue(session: Session, input: StatementInput): Promise<OutputOf<Calls['revenueSeries']>> {
    return this.series(session, input, ({ figures, prior }) => {
      const operatingTotalRevenue = figures['operating_total_revenue'] ?? null;
      const before = prior?.['operating_total_revenue'];
      return { operatingTotalRevenue, ...grown('operatingRevenueYoy', operatingTotalRevenue, before) };
    });
  }

  attributable(session: Session, input: StatementInput): Promise<OutputOf<Calls['attributableSeries']>> {
    return this.series(session, input, ({ figures, prior }) => {
      const attributableProfit = figures['net_profit_parent'] ?? null;
      const before = prior?.['net_profit_parent'];
      return { attributableProfit, ...grown('attributableProfitYoy', attributableProfit, before) };
    });
  }

  margins(session: Session, input: StatementInput): Promise<OutputOf<Calls['marginSeries']>> {
    return this.series(session, input, (column) => ({
      grossMargin: grossMargin(column),
      npToRevenue: parentMargin(column),
    }));
  }

  interest(session: Session, input: StatementInput): Promise<OutputOf<Calls['interestSeries']>> {
    // A bank lives on interest: its statement has lines of their own for it.
    return this.series(session, input, ({ figures }) => ({
      interestExpense: figures['finance_interest_expense'] ?? figures['interest_expense'] ?? null,
      interestIncome: figures['finance_interest_income'] ?? figures['interest_income'] ?? null,
      financialExpense: figures['financial_expense'] ?? null,
    }));
  }

  /** One point a period. */
  private async series<Point extends object>(
    session: Session,
    input: StatementInput,
    pointOf: (column: ReportColumn) => Point,
  ): Promise<Series<Point>> {
    const { columns, reports } = await this.statements.columns(session, STATEMENT_KINDS.income, input);
    const points = columns.map((column) => ({ reportPeriod: column.key, ...pointOf(column) }));
    return { points: points.reverse(), asOf: reports.asOf };
  }
}

/** Null of banks and insurers, which have no cost of sales. */
export function grossMargin({ figures }: ReportColumn): number | null {
  const { operating_revenue: revenue, operating_cost: cost } = figures;
  return !revenue || cost === null || cost === undefined ? null : (revenue - cost) / revenue;
}

/** Null without revenue. */
export function parentMargin({ figures }: ReportColumn): number | null {
  const { operating_total_revenue: revenue, net_profit_parent: profit } = figures;
  return !revenue || profit === null || profit === undefined ? null : profit / revenue;
}
