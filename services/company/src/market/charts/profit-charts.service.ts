import { Injectable } from '@nestjs/common';
import { isYearBefore } from '@console/market/facts';
import { periodKey } from '@console/market/read';
import type { companyCalls } from '@console/contract-company';
import { grown, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import type { Places } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { queries, template } from '../../queries.ts';

type Calls = typeof companyCalls;
type Revenue = Calls['revenueChart'];
type YearColumn = 'roe_weighted' | 'roic';

interface Known {
  readonly period: string;
  readonly announced: string;
  readonly value: number | null;
}

/** The earnings of a company, from its reports. Each refuses with 404 as `ShareOfCompany`. */
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
    const own = queries(this.database)
      .selectFrom('market.income_statement as s')
      .where('s.security_id', '=', securityId);
    const first = own.select(({ fn }) =>
      sql<string>`DATE_SUB(${fn.max('s.report_period')}, INTERVAL ${Number(yearSize)} YEAR)`.as('first'),
    );
    const rows = await own
      .leftJoin('market.income_statement as y', (on) =>
        on
          .onRef('y.security_id', '=', 's.security_id')
          .on(({ ref }) => isYearBefore(ref('y.report_period'), ref('s.report_period'))),
      )
      .select(['s.report_period as period', 's.announce_date as announced'])
      .select(['s.operating_total_revenue as value', 'y.operating_total_revenue as base'])
      .$if(reportType !== 'Q', (some) =>
        some.where(({ ref }) => sql<boolean>`MONTH(${ref('s.report_period')}) = 12`),
      )
      .$if(yearSize !== '', (some) => some.where('s.report_period', '>', first))
      .orderBy('s.report_period')
      .execute();
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
    return REPORTS[column](this.database, { securityId });
  }
}

/** The query of a ratio of every report of a security, oldest first. */
const reportsOf = (column: YearColumn | 'net_margin') =>
  template((queries, { securityId }: Places<{ securityId: number }>) =>
    queries
      .selectFrom('market.financial_analysis as t')
      .select(['t.report_period as period', 't.announce_date as announced'])
      .select(({ ref }) => ref(`t.${column}`).as('value'))
      .where('t.security_id', '=', securityId)
      .orderBy('t.report_period'),
  );
const REPORTS = {
  net_margin: reportsOf('net_margin'),
  roe_weighted: reportsOf('roe_weighted'),
  roic: reportsOf('roic'),
} as const;

const yearOf = ({ period }: Known): number => Number(period.slice(0, 4));

/** The day on which the newest report became known. */
const newestOf = (rows: readonly Known[]): string | null => rows.at(-1)?.announced ?? null;
