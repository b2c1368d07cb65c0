import { industryTables } from '@console/contract-industry';
import { executiveTradeSources, memberFacts, over, pledgeSources } from '@console/market/facts';
import { sql } from 'kysely';
import { industrySource } from '../facts/industry-source.ts';

/** The sources of tables of an industry's members. */
export const memberTableSources = {
  heavyStocks: industrySource(
    memberFacts(industryTables.heavyStocks, {
      of: 'market.latest_quote',
      asOf: 'trade_date',
      columns: {
        weight: ({ ref }) =>
          over(ref('t.total_capital'), sql<number | null>`SUM(${ref('t.total_capital')}) OVER ()`),
      },
      where: (rows) => rows.where('s.status', '=', 'listed'),
    }),
  ),

  memberPledges: industrySource(
    memberFacts(industryTables.memberPledges, {
      of: 'market.equity_pledge',
      columns: { announcementDate: 'announce_date', ...pledgeSources },
    }),
  ),

  memberPartners: industrySource(
    memberFacts(industryTables.memberPartners, {
      of: 'market.supplier_customer',
      columns: {
        kind: ({ ref }) => sql`IF(${ref('t.kind')} = 'supplier', '供应商', '客户')`,
        related: ({ ref }) => sql`IF(${ref('t.related')} IS NULL, NULL, IF(${ref('t.related')}, '是', '否'))`,
      },
      where: (rows, { year, kind }) =>
        rows
          .$if(year !== undefined, (some) => some.where('t.year', '=', year ?? 0))
          .$if(kind !== undefined, (some) => some.where('t.kind', '=', kind ?? 'supplier')),
    }),
  ),

  memberTrades: industrySource(
    memberFacts(industryTables.memberTrades, {
      of: 'market.executive_change',
      asOf: 'trade_date',
      columns: { date: 'trade_date', changeName: 'changer_name', ...executiveTradeSources },
    }),
  ),
};
