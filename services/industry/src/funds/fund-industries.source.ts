import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { pageOfRows } from '../list/page-of-rows.ts';
import { queries } from '../queries.ts';
import { fundHoldings, holdingDays } from './fund-holdings.ts';
import { fundOfIndustry } from './fund-of-industry.ts';
import { lookThrough, NO_INDUSTRY, NOT_IN_STOCKS } from './look-through.ts';

type Industries = typeof industryTables.fundIndustries;

/** The industries of a fund, with the change since its constituents before. Empty for an industry that is no fund. */
@Injectable()
export class FundIndustriesSource implements TableSource<Industries> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Industries>, { tenantId }: Session): Promise<Page<RowOf<Industries>>> {
    const fund = await fundOfIndustry(this.database, tenantId, query.filter.dataId);
    const days = fund === null ? [] : await holdingDays(this.database, fund, 2);
    const [newest, before] = days;
    if (fund === null || newest === undefined) return { totalElements: 0, content: [], asOf: null };
    const [holdings, names] = await Promise.all([fundHoldings(this.database, fund, days), this.names()]);
    const on = (day: string | undefined) => lookThrough(holdings.filter(({ asOf }) => asOf === day));
    const former = new Map(on(before).map(({ industryCode, weight }) => [industryCode, weight]));
    const rows = on(newest).map((part) => ({
      ...part,
      industryName: names.get(part.industryCode) ?? part.industryCode,
      weightChange: before === undefined ? null : part.weight - (former.get(part.industryCode) ?? 0),
    }));
    return { ...pageOfRows<Industries>(rows, 'industryCode', query), asOf: newest };
  }

  private async names(): Promise<ReadonlyMap<string, string>> {
    const industries = await queries(this.database)
      .selectFrom('market.sw_industry')
      .select(['code', 'name'])
      .where('level', '=', 1)
      .orderBy('valid_from')
      .execute();
    return new Map([
      // A code stays when its name changes: the last one is the current one.
      ...industries.map(({ code, name }) => [code, name] as const),
      [NO_INDUSTRY, '未归入申万行业的股票'],
      [NOT_IN_STOCKS, '现金、其他资产与未披露持仓'],
    ]);
  }
}
