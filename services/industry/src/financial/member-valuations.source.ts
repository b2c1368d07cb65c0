import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { newestDay } from '../detail/newest-day.ts';
import { IndustryMembersReader } from '../facts/industry-members.ts';
import { QuoteRows } from '../facts/quote-rows.ts';

type Valuations = typeof industryTables.memberValuations;

/** How each member of an industry is valued. Refuses with 404 an industry the tenant does not have. */
@Injectable()
export class MemberValuationsSource implements TableSource<Valuations> {
  constructor(
    private readonly members: IndustryMembersReader,
    private readonly quotes: QuoteRows,
  ) {}

  async page(query: TableQuery<Valuations>, { tenantId }: Session): Promise<Page<RowOf<Valuations>>> {
    const { dataId, members: counted } = query.filter;
    const [members, quotes] = await Promise.all([
      this.members.read({ tenantId, industryId: dataId, members: counted }),
      this.quotes.all(),
    ]);
    const own = quotes.filter(({ security, day }) => members.countsOn(security, day));
    const rows = own.map(({ security, stockCode, shortName, totalCapital, pe, peWhy, pb, ps }) => ({
      id: String(security),
      corpId: members.companyOf(security),
      stockCode,
      shortName,
      totalCapital,
      pe,
      peWhy,
      pb,
      ps,
    }));
    return { ...pageOfRows<Valuations>(rows, 'id', query), asOf: newestDay(own) };
  }
}
