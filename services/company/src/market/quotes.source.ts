import { marketTables } from '@console/contract-company';
import { facts, over, times, type TableOf } from '@console/market/facts';
import { sql, type Expression } from 'kysely';
import { companySource } from '../facts/company-source.ts';

type Bar = TableOf<'market.daily_bar'>;

/** The dividends paid in the calendar year so far; a plan that is not carried out yet has no payment day. */
const paidThisYear = (e: Bar): Expression<number | null> =>
  e
    .selectFrom('market.dividend as d')
    .select(({ fn, ref }) => fn.coalesce(fn.sum<number>(ref('d.cash_amount')), sql.lit(0)).as('paid'))
    .whereRef('d.security_id', '=', 't.security_id')
    .where(
      ({ ref }) => sql<boolean>`COALESCE(${ref('d.pay_date')}, ${ref('d.ex_date')})
        BETWEEN MAKEDATE(YEAR(${ref('t.trade_date')}), 1) AND ${ref('t.trade_date')}`,
    )
    .$asScalar();

const knownHolders = (e: Bar): Expression<number | null> =>
  e
    .selectFrom('market.holder_count as h')
    .select('h.holder_num')
    .whereRef('h.security_id', '=', 't.security_id')
    .whereRef('h.announce_date', '<=', 't.trade_date')
    .orderBy('h.report_period', 'desc')
    .limit(1)
    .$asScalar();

/** The daily quotes of a share: some thousand days at most, adjacent in its index. */
export const QuotesSource = companySource(
  facts(marketTables.quotes, {
    of: 'market.daily_bar',
    columns: {
      date: 'trade_date',
      changeRate: (e) => sql`${e.ref('t.close')} / ${e.ref('t.pre_close')} - 1`,
      avgPrice: (e) => over(e.ref('t.amount'), e.ref('t.volume')),
      totalCapital: (e) => times(e.ref('t.close'), e.ref('t.total_shares')),
      floatCapitalOfShares: (e) => times(e.ref('t.close'), e.ref('t.float_shares')),
      annualCumulativeDividendAmt: paidThisYear,
      shareHoldersNum: knownHolders,
    },
    where: (rows, { startTime, endTime }) =>
      rows
        .$if(startTime !== undefined, (some) => some.where('t.trade_date', '>=', startTime ?? ''))
        .$if(endTime !== undefined, (some) => some.where('t.trade_date', '<=', endTime ?? '')),
  }),
);
