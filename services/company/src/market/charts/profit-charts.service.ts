import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import { grown, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { periodKey } from '../../financial/report-period.ts';

type Calls = typeof companyCalls;
type Revenue = Calls['revenueChart'];
type YearColumn = 'roe_weighted' | 'roic';

interface Known {
  readonly period: string;
  readonly announced: string;
  readonly value: number | null;
}

/** What the company earned, from its reports. Each refuses with 404 as `ShareOfCompany`. */
@Injectable()
export class ProfitChartsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  async netMargin(session: Session, dataId: number): Promise<OutputOf<Calls['netMargin']>> {
    const rows = await this.reports(session, dataId, 'net_margin');
    const points = rows.map(({ period, value }) => ({ reportDate: period, npToRevenue: value }));
    return { points, asOf: newestOf(rows) };
  }

  async roe(session: Session, dataId: number): Promise<OutputOf<Calls['roe']>> {
    const rows = await this.years(session, dataId, 'roe_weighted');
    return { points: rows.map((row) => ({ year: yearOf(row), roeFy: row.value })), asOf: newestOf(rows) };
  }

  async roic(session: Session, dataId: number): Promise<OutputOf<Calls['roic']>> {
    const rows = await this.years(session, dataId, 'roic');
    return { points: rows.map((row) => ({ year: yearOf(row), roicFy: row.value })), asOf: newestOf(rows) };
  }

  /** Years are counted back from the newest report, of either type. */
  async revenue(
    session: Session,
    { dataId, reportType, yearSize }: InputOf<Revenue>,
  ): Promise<OutputOf<Revenue>> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await this.database.query<(Known & { readonly base: number | null })[]>(
      `SELECT s.report_period AS period, s.announce_date AS announced,
              s.operating_total_revenue AS value, y.operating_total_revenue AS base
         FROM ${tableName('market', 'income_statement')} s
         LEFT JOIN ${tableName('market', 'income_statement')} y
           ON y.security_id = s.security_id AND y.report_period = s.report_period - INTERVAL 1 YEAR
        WHERE s.security_id = ? AND (? = 'Q' OR MONTH(s.report_period) = 12)
          AND (? = '' OR s.report_period > (
            SELECT DATE_SUB(MAX(report_period), INTERVAL CAST(? AS UNSIGNED) YEAR)
              FROM ${tableName('market', 'income_statement')} WHERE security_id = ?))
        ORDER BY s.report_period`,
      [securityId, reportType, yearSize, yearSize || '0', securityId],
    );
    const points = rows.flatMap(({ period, value, base }) => {
      const reportPeriod = periodKey(period);
      return reportPeriod === null
        ? []
        : { reportPeriod, operatingTotalRevenue: value, ...grown('operatingRevenueYoy', value, base) };
    });
    return { points, asOf: newestOf(rows) };
  }

  private async years(session: Session, dataId: number, column: YearColumn): Promise<Known[]> {
    const rows = await this.reports(session, dataId, column);
    return rows.filter(({ period }) => period.endsWith('-12-31'));
  }

  /** A ratio of every report, oldest first. */
  private async reports(
    session: Session,
    dataId: number,
    column: YearColumn | 'net_margin',
  ): Promise<Known[]> {
    const securityId = await this.shares.of(session, dataId);
    return this.database.query<Known[]>(
      `SELECT report_period AS period, announce_date AS announced, ${column} AS value
         FROM ${tableName('market', 'financial_analysis')} WHERE security_id = ? ORDER BY report_period`,
      [securityId],
    );
  }
}

const yearOf = ({ period }: Known): number => Number(period.slice(0, 4));

/** The day the newest report became known. */
const newestOf = (rows: readonly Known[]): string | null => rows.at(-1)?.announced ?? null;
