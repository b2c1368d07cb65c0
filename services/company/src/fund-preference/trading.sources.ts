import { fundPreferenceTables } from '@console/contract-company';
import { cumulated, facts, over, times } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';
import { isBarOf } from './is-bar-of.ts';

export const TradingStatisticsSource = companySource(
  facts(fundPreferenceTables.tradingStatistics, {
    of: 'market.money_flow',
    join: (rows) => rows.leftJoin('market.daily_bar as bar', (on) => on.on(isBarOf)),
    columns: {
      reportDate: 'trade_date',
      largeSingle: 'large_net',
      mainSingle: 'main_net',
      middleSmallSingle: 'middle_small_net',
      largeSingleTotal: (e) => cumulated(e.ref('t.large_net'), e.ref('t.trade_date')),
      mainSingleTotal: (e) => cumulated(e.ref('t.main_net'), e.ref('t.trade_date')),
      middleSmallSingleTotal: (e) => cumulated(e.ref('t.middle_small_net'), e.ref('t.trade_date')),
      largeSingleTurnover: (e) =>
        over(e.ref('t.large_net'), times(e.ref('bar.close'), e.ref('bar.float_shares'))),
      mainSingleTurnover: (e) =>
        over(e.ref('t.main_net'), times(e.ref('bar.close'), e.ref('bar.float_shares'))),
      middleSmallSingleTurnover: (e) =>
        over(e.ref('t.middle_small_net'), times(e.ref('bar.close'), e.ref('bar.float_shares'))),
      mainTradingAmt: 'main_trading_amount',
      totalTradingAmt: (e) => e.ref('bar.amount'),
      volume: (e) => e.ref('bar.volume'),
      mainOfTotalRate: (e) => over(e.ref('t.main_trading_amount'), e.ref('bar.amount')),
      // Fewer days before are not enough for a mean.
      volRatio: (e) => {
        const fiveBefore = sql`OVER (ORDER BY ${e.ref('t.trade_date')} ROWS BETWEEN 5 PRECEDING AND 1 PRECEDING)`;
        const volume = e.ref('bar.volume');
        return sql`CAST(IF(COUNT(${volume}) ${fiveBefore} < 5, NULL,
          ${volume} / NULLIF(AVG(${volume}) ${fiveBefore}, 0)) AS DOUBLE)`;
      },
    },
  }),
);

export const LiquiditySource = companySource(
  facts(fundPreferenceTables.liquidity, {
    of: 'market.liquidity',
    columns: {
      reportDate: 'trade_date',
      floatCapitalOfShares: 'float_capital',
      tradingDayAmt: 'trading_day_amount',
      turnoverOfFloatCapitalRate: 'turnover_of_float_rate',
      turnoverOfNotfoundationCapitalRate: 'turnover_of_not_foundation_rate',
    },
  }),
);

export const CapitalPreferenceSource = companySource(
  facts(fundPreferenceTables.capitalPreference, {
    of: 'market.capital_preference',
    columns: {
      reportDate: 'trade_date',
      lryeRate: 'financing_balance_rate',
      hsgtHeldCapitalRate: 'connect_held_capital_rate',
      turnoverOfFloatCapitalRate: 'turnover_of_float_rate',
    },
  }),
);
