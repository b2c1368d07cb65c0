import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { reads } from '../reads.ts';
import type { Expectation } from './expectation.ts';

/** What analysts expected of a company, ever: a few rows a quarter. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Newest day first, then newest year. Refuses with 404 a company the tenant does not have. */
  async expectations(session: Session, dataId: number): Promise<readonly Expectation[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await reads(this.database)
      .selectFrom('market.earnings_forecast')
      .select(['report_date as day', 'fiscal_year as year', 'is_actual as actual'])
      .select(['institution_count', 'operating_total_revenue', 'net_profit_parent', 'eps'])
      .select(['gross_margin', 'pretax_margin', 'roe', 'roic'])
      .where('security_id', '=', securityId)
      .orderBy('report_date', 'desc')
      .orderBy('fiscal_year', 'desc')
      .execute();
    return rows.map(({ day, year, actual, ...figures }) => ({ day, year, actual: actual === 1, figures }));
  }
}
