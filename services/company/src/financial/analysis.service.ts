import { periodKey, yearBefore } from '@console/market/read';
import { buildStatement, type Figures } from '@console/market/statements';
import { Injectable } from '@nestjs/common';
import type { Session, Statement } from '@console/contract-core';
import { namedColumns } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries } from '../queries.ts';
import { ANALYSIS_LINES, ANALYSIS_TABLE } from './analysis-lines.ts';
import { basesIn, GROWTH_BASES } from './growth-bases.ts';
import { ReportReader, type ReportInput } from './report-reader.ts';

/** The ratios of a company and of its industry. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly reports: ReportReader,
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Refuses with 404 a company the tenant does not have. */
  async ofCompany(session: Session, input: ReportInput): Promise<Statement> {
    const [{ byDay: own, shown, asOf }, basesOf] = await Promise.all([
      this.reports.read(session, ANALYSIS_TABLE, input),
      this.growthBases(session, input),
    ]);
    return statementOf(shown, asOf, (day) => ({ ...own.get(day), ...basesOf(day) }));
  }

  /**
   * The industry's ratios for the periods of the company's own reports; no lines while Shenwan does not classify it.
   */
  async ofIndustry(session: Session, input: ReportInput): Promise<Statement> {
    const { shown, asOf } = await this.reports.read(session, ANALYSIS_TABLE, input);
    const medians = await this.medians(await this.shares.of(session, input.dataId), shown);
    if (medians.size === 0) return statementOf([], null, () => ({}));
    return statementOf(shown, asOf, (day) => medians.get(day) ?? {});
  }

  /** The values from which the growths of a report grow, by its day. */
  private async growthBases(session: Session, input: ReportInput): Promise<(day: string) => Figures> {
    const tables = await Promise.all(
      GROWTH_BASES.map(async ({ table, columns }) => {
        const { byDay } = await this.reports.read(session, table, input);
        return (day: string) => basesIn(columns, byDay.get(day), byDay.get(yearBefore(day)));
      }),
    );
    return (day) => Object.assign({}, ...tables.map((of) => of(day))) as Figures;
  }

  /** The medians, by their day, of its current second-level Shenwan industry, itself included. */
  private async medians(securityId: number, days: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    if (days.length === 0) return new Map();
    const rows = await queries(this.database)
      .selectFrom('market.sw_member as own')
      .innerJoin('market.industry_financial_analysis as t', 't.sw_code', 'own.l2_code')
      .select('t.report_period as day')
      .select(namedColumns(ANALYSIS_TABLE.figures))
      .where('own.security_id', '=', securityId)
      .where('own.valid_to', 'is', null)
      .where('t.report_period', 'in', days)
      .execute();
    return new Map(rows.map((row) => [row.day, row]));
  }
}

function statementOf(
  days: readonly string[],
  asOf: string | null,
  figuresOf: (day: string) => Figures,
): Statement {
  const columns = days.flatMap((day) => {
    const key = periodKey(day);
    return key === null ? [] : [{ key, figures: figuresOf(day) }];
  });
  return buildStatement({ lines: ANALYSIS_LINES, columns, asOf, compared: false });
}
