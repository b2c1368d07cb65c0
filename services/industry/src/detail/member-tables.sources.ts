import { industryTables } from '@console/contract-industry';
import {
  executiveTradeSources,
  isTradeOf,
  memberFacts,
  pledgeSources,
  shareOfExecutive,
} from '@console/market/facts';
import { sql } from 'kysely';
import { industrySource } from '../facts/industry-source.ts';
import { HeavyStocksSource } from './heavy-stocks.source.ts';

/** How the tables of an industry's members are read. */
export const MEMBER_READS = {
  memberExecutives: memberFacts(industryTables.memberExecutives, {
    of: 'market.executive',
    columns: { sharesHeldNumber: 'shares_held' },
    where: (rows, { year }) => (year === undefined ? rows : rows.where('t.year', '=', year)),
  }),

  memberDividends: memberFacts(industryTables.memberDividends, {
    of: 'market.dividend',
    columns: {
      reportDate: 'report_period',
      schemeDescription: 'scheme',
      dividendPerShareBeforeTax: 'cash_per_share',
      dividendAmt: 'cash_amount',
      equityRegistrationDate: 'record_date',
      dividendDate: 'pay_date',
      implementationProgress: 'progress',
    },
  }),

  memberPledges: memberFacts(industryTables.memberPledges, {
    of: 'market.equity_pledge',
    columns: { announcementDate: 'announce_date', ...pledgeSources },
  }),

  memberPartners: memberFacts(industryTables.memberPartners, {
    of: 'market.supplier_customer',
    ranking: 'rank',
    columns: {
      kind: ({ ref }) => sql`IF(${ref('t.kind')} = 'supplier', '供应商', '客户')`,
      related: ({ ref }) => sql`IF(${ref('t.related')} IS NULL, NULL, IF(${ref('t.related')}, '是', '否'))`,
    },
    where: (rows, { year, kind }) =>
      rows
        .$if(year !== undefined, (some) => some.where('t.year', '=', year ?? 0))
        .$if(kind !== undefined, (some) => some.where('t.kind', '=', kind ?? 'supplier')),
  }),

  memberTrades: memberFacts(industryTables.memberTrades, {
    of: 'market.executive_change',
    asOf: 'trade_date',
    columns: { date: 'trade_date', changeName: 'changer_name', ...executiveTradeSources },
    where: (rows, { year, detailId }) =>
      rows
        .$if(year !== undefined, (some) =>
          some.where('t.trade_date', '>=', `${year}-01-01`).where('t.trade_date', '<=', `${year}-12-31`),
        )
        .$if(detailId !== undefined, (some) =>
          some
            .where('t.security_id', '=', shareOfExecutive(detailId ?? ''))
            .where((e) => isTradeOf(e, detailId ?? '')),
        ),
  }),
} as const;

/** Their sources. */
export const memberTableSources = {
  heavyStocks: HeavyStocksSource,
  memberExecutives: industrySource(MEMBER_READS.memberExecutives),
  memberDividends: industrySource(MEMBER_READS.memberDividends),
  memberPledges: industrySource(MEMBER_READS.memberPledges),
  memberPartners: industrySource(MEMBER_READS.memberPartners),
  memberTrades: industrySource(MEMBER_READS.memberTrades),
};
