import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, Session } from '@console/contract-core';
import { readAgain } from '@console/market/panels';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { findRecord } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { isFound } from '../../factors/values/listed-securities.ts';
import { STYLE_READS } from '../../styles/style-columns.ts';
import { StyleScoring } from '../scores/style-scores.ts';
import { pinnedCodes, poolCompanies, type PoolCompany } from './pool-companies.ts';
import { poolRows, type PoolRow } from './pool-rows.ts';

type Pool = typeof investTables.stylePool;

/** The stocks of a style's pool at the business date as a table. */
@Injectable()
export class StylePoolSource implements TableSource<Pool> {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
  ) {}

  /** Refuses with 404 a style that the tenant does not have. */
  async page(query: TableQuery<Pool>, { tenantId }: Session): Promise<Page<PoolRow>> {
    const { styleId, pool } = query.filter;
    const [weights, companies, pins] = await Promise.all([
      findRecord(this.database, STYLE_READS, { tenantId, id: styleId }),
      poolCompanies(this.database, tenantId),
      pinnedCodes(this.database, tenantId, styleId),
    ]);
    return readAgain(async () => {
      const day = await this.scoring.day();
      if (day === null) return { totalElements: 0, content: [], asOf: null };
      const rows = await poolRows(this.scoring, day, { weights, companies, pins, pool });
      const byId = new Map(companies.map((company) => [company.corpId, company]));
      const found = rows.filter((row) => isWithin(row, query.filter) && isNamed(byId.get(row.corpId), query));
      return { ...pageOfRows<Pool>(found, 'corpId', query), asOf: day.frame.dates[day.row] ?? null };
    });
  }
}

type Filter = TableQuery<Pool>['filter'];

/** Whether a stock has at least the indexes that are asked for; one that it lacks counts as 0. */
const isWithin = (row: PoolRow, { styleIndex, investSuccessRate }: Filter): boolean =>
  (styleIndex === undefined || (row.styleIndex ?? 0) >= styleIndex) &&
  (investSuccessRate === undefined || (row.investSuccessRate ?? 0) >= investSuccessRate);

const isNamed = (company: PoolCompany | undefined, { filter: { search } }: TableQuery<Pool>): boolean =>
  search === undefined || (company !== undefined && isFound(company, search));
