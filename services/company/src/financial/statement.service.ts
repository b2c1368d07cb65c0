import { periodKey, quarterBefore, yearBefore } from '@console/market/read';
import { buildStatement, singleQuarters, type Figures } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Session, Statement } from '@console/contract-core';
import { ReportReader, type ReportInput, type Reports } from './report-reader.ts';
import type { StatementKind } from './statement-kinds.ts';

export interface StatementInput extends ReportInput {
  readonly single?: '0' | '1';
}

/** The period that values are compared with: the same a year before, or the quarter before. */
export type Comparison = 'year' | 'quarter';

/** The statements of a company, from its reports. */
@Injectable()
export class StatementService {
  constructor(private readonly reports: ReportReader) {}

  /** Values in yuan. Refuses with 404 a company the tenant does not have. */
  async statement(
    session: Session,
    kind: StatementKind,
    { comparison = 'year', ...input }: StatementInput & { readonly comparison?: Comparison },
  ): Promise<Statement> {
    const { columns, reports } = await this.columns(session, kind, { comparison, ...input });
    return buildStatement({
      lines: kind.linesOf(reports.template),
      columns,
      asOf: reports.asOf,
      compared: true,
    });
  }

  /** The periods shown, newest first, each with the one it is compared with. */
  async columns(
    session: Session,
    kind: StatementKind,
    { comparison = 'year', ...input }: StatementInput & { readonly comparison?: Comparison },
  ): Promise<{ readonly columns: readonly ReportColumn[]; readonly reports: Reports }> {
    const reports = await this.reports.read(session, kind.table, input);
    const single = input.single === '1' && input.reportType === 'Q';
    const figures = single ? singleQuarters(reports.byDay, kind.levels) : reports.byDay;
    const before = single && comparison === 'quarter' ? quarterBefore : yearBefore;
    const columns = reports.shown.flatMap((day) => {
      const [key, own] = [periodKey(day, single), figures.get(day)];
      return key === null || !own ? [] : [{ key, figures: own, prior: figures.get(before(day)) }];
    });
    return { columns, reports };
  }
}

export interface ReportColumn {
  readonly key: string;
  readonly figures: Figures;
  readonly prior: Figures | undefined;
}
