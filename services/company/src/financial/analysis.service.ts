import { Injectable } from '@nestjs/common';
import type { Session, Statement } from '@console/contract-core';
import { queryArrays, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { ANALYSIS_LINES, ANALYSIS_TABLE } from './analysis-lines.ts';
import { buildStatement } from './build-statement.ts';
import { medianFigures, type ReportValues } from './median-figures.ts';
import { periodKey } from './report-period.ts';
import { ReportReader, type ReportInput } from './report-reader.ts';
import type { Figures } from './single-quarter.ts';

/** The ratios of a company and of the industry it is in. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly reports: ReportReader,
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Refuses with 404 a company the tenant does not have. */
  async ofCompany(session: Session, input: ReportInput): Promise<Statement> {
    const { byDay: own, shown, asOf } = await this.reports.read(session, ANALYSIS_TABLE, input);
    return statementOf(shown, asOf, (day) => own.get(day) ?? {});
  }

  /** For the periods of the company's own reports; no lines while Shenwan does not classify it. */
  async ofIndustry(session: Session, input: ReportInput): Promise<Statement> {
    const { shown, asOf } = await this.reports.read(session, ANALYSIS_TABLE, input);
    const peers = await this.peers(await this.shares.of(session, input.dataId), shown);
    if (peers.size === 0) return statementOf([], null, () => ({}));
    return statementOf(shown, asOf, (day) => medianFigures(peers.get(day) ?? [], ANALYSIS_TABLE.columns));
  }

  /** The reports of all shares of its second Shenwan level, its own among them, by their day. */
  private async peers(
    securityId: number,
    days: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ReportValues[]>> {
    const byDay = new Map<string, ReportValues[]>();
    if (days.length === 0) return byDay;
    const member = tableName('market', 'sw_member');
    const rows = await queryArrays<[day: string, ...ReportValues]>(
      this.database,
      `SELECT t.report_period, ${ANALYSIS_TABLE.columns.map((name) => `t.\`${name}\``).join(', ')}
         FROM ${member} own
         JOIN ${member} peer ON peer.l2_code = own.l2_code AND peer.valid_to IS NULL
         JOIN ${tableName('market', ANALYSIS_TABLE.name)} t ON t.security_id = peer.security_id
        WHERE own.security_id = ? AND own.valid_to IS NULL
          AND t.report_period IN (${days.map(() => '?').join(', ')})`,
      [securityId, ...days],
    );
    for (const [day, ...values] of rows) {
      const known = byDay.get(day);
      if (known) known.push(values);
      else byDay.set(day, [values]);
    }
    return byDay;
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
