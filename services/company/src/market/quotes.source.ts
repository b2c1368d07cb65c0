import { marketTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

/** Paid of the calendar year so far; a plan that is not carried out yet has no day of payment. */
const PAID = `(SELECT COALESCE(SUM(d.cash_amount), 0) FROM ${tableName('market', 'dividend')} d
                WHERE d.security_id = t.security_id AND COALESCE(d.pay_date, d.ex_date)
                      BETWEEN MAKEDATE(YEAR(t.trade_date), 1) AND t.trade_date)`;

const HOLDERS = `(SELECT h.holder_num FROM ${tableName('market', 'holder_count')} h
                   WHERE h.security_id = t.security_id AND h.announce_date <= t.trade_date
                   ORDER BY h.report_period DESC LIMIT 1)`;

/** C-20: a share has some thousand days at most, which its index finds together. */
export const QuotesSource = companyFacts(marketTables.quotes, {
  from: `${tableName('market', 'daily_bar')} t`,
  columns: {
    date: 't.trade_date',
    close: 't.close',
    changeRate: 't.close / t.pre_close - 1',
    open: 't.open',
    high: 't.high',
    low: 't.low',
    avgPrice: 't.amount / NULLIF(t.volume, 0)',
    totalShares: 't.total_shares',
    floatShares: 't.float_shares',
    totalCapital: 't.close * t.total_shares',
    floatCapitalOfShares: 't.close * t.float_shares',
    annualCumulativeDividendAmt: PAID,
    shareHoldersNum: HOLDERS,
  },
  key: 't.trade_date',
  asOf: 't.trade_date',
  where: ({ startTime, endTime }) => [
    ...(startTime === undefined ? [] : [{ sql: 't.trade_date >= ?', values: [startTime] }]),
    ...(endTime === undefined ? [] : [{ sql: 't.trade_date <= ?', values: [endTime] }]),
  ],
});
