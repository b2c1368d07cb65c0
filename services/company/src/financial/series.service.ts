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

/**
 * The series that the tab draws from a company's income statements, oldest period first. A company the tenant does not
 * have is refused (404).
 */
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
    // A bank earns interest: its statement has lines of its own for that.
    return this.series(session, input, ({ figures }) => ({
      interestExpense: figures['finance_interest_expense'] ?? figures['interest_expense'] ?? null,
      interestIncome: figures['finance_interest_income'] ?? figures['interest_income'] ?? null,
      financialExpense: figures['financial_expense'] ?? null,
    }));
  }

  /** One point for each period. */
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

/** The gross margin; null for banks and insurers, which have no cost of sales. */
export function grossMargin({ figures }: ReportColumn): number | null {
  const { operating_revenue: revenue, operating_cost: cost } = figures;
  return !revenue || cost === null || cost === undefined ? null : (revenue - cost) / revenue;
}

/** The net margin of the parent; null without revenue. */
export function parentMargin({ figures }: ReportColumn): number | null {
  const { operating_total_revenue: revenue, net_profit_parent: profit } = figures;
  return !revenue || profit === null || profit === undefined ? null : profit / revenue;
}
