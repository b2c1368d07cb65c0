import { industryTables } from '@console/contract-industry';
import { memberFacts, over } from '@console/market';
import { sql } from 'kysely';
import { industrySource } from '../facts/industry-source.ts';

/** Lists of an industry's members. */
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
      columns: {
        announcementDate: 'announce_date',
        pledgeName: 'pledger',
        pledgeNumberOfShares: 'pledged_shares',
        proportionSharesHeld: 'holding_ratio',
        releaseAnnouncementDate: 'release_announce_date',
        releaseNumberOfShares: 'released_shares',
        releaseNumberOfRemainingShares: 'remaining_shares',
        releaseTotalNumberOfRemainingPledgedShares: 'holder_remaining_shares',
        releaseCompanyAccumulatedRemaining: 'company_remaining_shares',
        closeRate: 'close_out_price',
      },
    }),
  ),

  memberTrades: industrySource(
    memberFacts(industryTables.memberTrades, {
      of: 'market.executive_change',
      asOf: 'trade_date',
      columns: {
        date: 'trade_date',
        changeName: 'changer_name',
        avgAmount: 'average_price',
        lastedVolume: 'shares_after',
        relevantName: 'executive_name',
        changePost: 'post',
        relevant: 'relation',
      },
    }),
  ),
};
