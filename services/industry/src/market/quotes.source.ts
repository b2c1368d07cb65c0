import { Injectable } from '@nestjs/common';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { industryTables } from '@console/contract-industry';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { dayPage } from '../days/day-page.ts';
import { IndustryDays } from '../days/industry-days.ts';
import { dayReturns } from './day-returns.ts';
import { paidThisYear } from './paid-this-year.ts';

type Quotes = typeof industryTables.quotes;

/** An industry day by day: its index, and sums over its members. Refuses with 404 as `industrySet`. */
@Injectable()
export class QuotesSource implements TableSource<Quotes> {
  constructor(
    private readonly industries: IndustryDays,
    private readonly database: DataSource,
  ) {}

  page(query: TableQuery<Quotes>, { tenantId }: Session): Promise<Page<RowOf<Quotes>>> {
    const { dataId, members, ...range } = query.filter;
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const made = await days.figures([
        ...(['index', 'openOverClose', 'highOverClose', 'lowOverClose', 'averagePrice'] as const),
        ...(['totalShares', 'floatShares', 'totalCapital', 'floatCapital', 'shareholders'] as const),
      ]);
      const { values: levels } = made.index;
      const { counts } = made.totalCapital;
      const ofLevel = (ratio: Float64Array): Float64Array =>
        ratio.map((value, row) => value * (levels[row] as number));
      const { from, to } = days.rowsOf(range, { whole: true });
      const rows = [...counts.keys()].slice(from, to).filter((row) => (counts[row] as number) > 0);
      return dayPage<Quotes>(query, {
        columns: {
          date: days.frame.dates,
          corpNum: Float64Array.from(counts),
          memberNum: Float64Array.from(days.memberCounts),
          capitalShare: await days.capitalShares('totalCapital'),
          close: levels,
          changeRate: dayReturns(made.index),
          open: ofLevel(made.openOverClose.values),
          high: ofLevel(made.highOverClose.values),
          low: ofLevel(made.lowOverClose.values),
          avgPrice: made.averagePrice.values,
          totalShares: made.totalShares.values,
          floatShares: made.floatShares.values,
          totalCapital: made.totalCapital.values,
          floatCapitalOfShares: made.floatCapital.values,
          annualCumulativeDividendAmt: await paidThisYear(this.database, days),
          shareHoldersNum: made.shareholders.values,
        },
        rows,
        asOf: days.dayOf(rows.at(-1) ?? -1),
      });
    });
  }
}
