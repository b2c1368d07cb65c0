import { Injectable } from '@nestjs/common';
import type { Page, Session, Statement } from '@console/contract-core';
import {
  expectationPage,
  forecastStatement,
  knownAt,
  wholeStory,
  type DrawnLine,
  type Expectation,
  type HistoryRow,
} from '@console/market/statements';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template } from '../queries.ts';

/**
 * The expectations that analysts ever had of a company: a few rows a quarter. A company the tenant does not have is
 * refused (404).
 */
@Injectable()
export class ForecastService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The expectations of a day, or the current ones. */
  async known(
    session: Session,
    { dataId, time }: { readonly dataId: number; readonly time?: string },
    lines: readonly DrawnLine[],
  ): Promise<Statement> {
    const all = await this.expectations(session, dataId);
    return forecastStatement(knownAt(all, time), all, lines);
  }

  /** The reported figures of past years, and the expectations of the others. */
  async overview(session: Session, dataId: number, lines: readonly DrawnLine[]): Promise<Statement> {
    const all = await this.expectations(session, dataId);
    return forecastStatement(wholeStory(all), all, lines);
  }

  async history(
    session: Session,
    { dataId, ...page }: { readonly dataId: number; readonly page: number; readonly size: number },
    measures: Readonly<Record<string, string>>,
  ): Promise<Page<HistoryRow>> {
    return expectationPage(await this.expectations(session, dataId), measures, page);
  }

  /** The days with expectations, newest first. */
  async times(session: Session, dataId: number): Promise<string[]> {
    const all = await this.expectations(session, dataId);
    return [...new Set(all.map(({ day }) => day))];
  }

  /** The years with expectations, newest first. */
  async years(session: Session, dataId: number): Promise<number[]> {
    const all = await this.expectations(session, dataId);
    return [...new Set(all.map(({ year }) => year))].sort((a, b) => b - a);
  }

  /** The expectations, newest day first, then newest year. */
  private async expectations(session: Session, dataId: number): Promise<readonly Expectation[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await expectationsOf(this.database, { securityId });
    return rows.map(({ day, year, actual, ...figures }) => ({ day, year, actual: actual === 1, figures }));
  }
}

const expectationsOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.earnings_forecast')
    .select(['report_date as day', 'fiscal_year as year', 'is_actual as actual'])
    .select(['institution_count', 'operating_total_revenue', 'net_profit_parent', 'eps'])
    .select(['gross_margin', 'pretax_margin', 'roe', 'roic'])
    .where('security_id', '=', securityId)
    .orderBy('report_date', 'desc')
    .orderBy('fiscal_year', 'desc'),
);
