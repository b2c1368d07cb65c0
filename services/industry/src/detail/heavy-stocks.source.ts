import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { memberFacts, over } from '@console/market/facts';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { industrySet } from '../facts/industry-set.ts';
import { fundOfIndustry } from '../funds/fund-of-industry.ts';
import { fundSet } from '../funds/fund-set.ts';

type Heavy = typeof industryTables.heavyStocks;

/** The stocks of an industry by their weight: those of a fund by its disclosure, else by market value. */
@Injectable()
export class HeavyStocksSource implements TableSource<Heavy> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Heavy>, { tenantId }: Session): Promise<Page<RowOf<Heavy>>> {
    const { dataId, members } = query.filter;
    const fund = await fundOfIndustry(this.database, tenantId, dataId);
    if (fund !== null) return byWeight(this.database, query, fundSet(this.database, tenantId, fund));
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    return byCapital(this.database, query, set);
  }
}

const byCapital = memberFacts(industryTables.heavyStocks, {
  of: 'market.latest_quote',
  asOf: 'trade_date',
  columns: {
    weight: ({ ref }) =>
      over(ref('t.total_capital'), sql<number | null>`SUM(${ref('t.total_capital')}) OVER ()`),
  },
  where: (rows) => rows.where('s.status', '=', 'listed'),
});

/** The members of a fund's set have their weight. */
const byWeight = memberFacts(industryTables.heavyStocks, {
  of: 'market.latest_quote',
  asOf: 'trade_date',
  columns: { weight: () => sql<number | null>`${sql.ref('m.weight')}` },
});
