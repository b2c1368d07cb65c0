import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import type { ReportColumn, StatementInput } from './statement.service.ts';
import { StatementService } from './statement.service.ts';
import { STATEMENT_KINDS } from './statement-kinds.ts';

interface Series<Point> {
  readonly points: (Point & { readonly reportPeriod: string })[];
  readonly asOf: string | null;
}

/** What the tab draws of a company's income statements, the oldest period first. */
@Injectable()
export class SeriesService {
  constructor(private readonly statements: StatementService) {}

  /** One point a period. Refuses with 404 a company the tenant does not have. */
  async series<Point extends object>(
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
