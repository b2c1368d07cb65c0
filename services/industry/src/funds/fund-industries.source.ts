import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { fundHoldings, holdingDays } from './fund-holdings.ts';
import { fundOfIndustry } from './fund-of-industry.ts';
import { lookThrough } from './look-through.ts';
import { partNames } from './part-names.ts';

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
    const [holdings, names] = await Promise.all([
      fundHoldings(this.database, fund, days),
      partNames(this.database),
    ]);
    const on = (day: string | undefined) => lookThrough(holdings.filter(({ asOf }) => asOf === day));
    const former = new Map(on(before).map(({ industryCode, weight }) => [industryCode, weight]));
    const rows = on(newest).map((part) => ({
      ...part,
      industryName: names.get(part.industryCode) ?? part.industryCode,
      weightChange: before === undefined ? null : part.weight - (former.get(part.industryCode) ?? 0),
    }));
    return { ...pageOfRows<Industries>(rows, 'industryCode', query), asOf: newest };
  }
}
