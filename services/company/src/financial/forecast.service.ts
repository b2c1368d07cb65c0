import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import type { Expectation } from './expectation.ts';
import type { Figures } from './single-quarter.ts';

interface Row {
  readonly day: string;
  readonly year: number;
  readonly actual: number;
}

/** What analysts expected of a company, ever: a few rows a quarter. */
@Injectable()
export class ForecastService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Newest day first, then newest year. Refuses with 404 a company the tenant does not have. */
  async expectations(session: Session, dataId: number): Promise<readonly Expectation[]> {
    const rows = await this.database.query<(Row & Figures)[]>(
      `SELECT report_date AS day, fiscal_year AS year, is_actual AS actual, institution_count,
              operating_total_revenue, net_profit_parent, eps, gross_margin, pretax_margin, roe, roic
         FROM ${tableName('market', 'earnings_forecast')} WHERE security_id = ?
        ORDER BY report_date DESC, fiscal_year DESC`,
      [await this.shares.of(session, dataId)],
    );
    return rows.map(({ day, year, actual, ...figures }) => ({ day, year, actual: actual === 1, figures }));
  }
}
