import { fundPreferenceTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

const BY_DAY = { key: 't.trade_date', asOf: 't.trade_date' } as const;
const DAYS_OF_VOLUME = 'OVER (ORDER BY t.trade_date ROWS BETWEEN 5 PRECEDING AND 1 PRECEDING)';
const FLOAT_CAPITAL = 'NULLIF(bar.close * bar.float_shares, 0)';

export const TradingStatisticsSource = companyFacts(fundPreferenceTables.tradingStatistics, {
  from: `${tableName('market', 'money_flow')} t
         LEFT JOIN ${tableName('market', 'daily_bar')} bar
           ON bar.trade_date = t.trade_date AND bar.security_id = t.security_id`,
  columns: {
    reportDate: 't.trade_date',
    largeSingle: 't.large_net',
    mainSingle: 't.main_net',
    middleSmallSingle: 't.middle_small_net',
    largeSingleTotal: 'SUM(t.large_net) OVER (ORDER BY t.trade_date)',
    mainSingleTotal: 'SUM(t.main_net) OVER (ORDER BY t.trade_date)',
    middleSmallSingleTotal: 'SUM(t.middle_small_net) OVER (ORDER BY t.trade_date)',
    largeSingleTurnover: `t.large_net / ${FLOAT_CAPITAL}`,
    mainSingleTurnover: `t.main_net / ${FLOAT_CAPITAL}`,
    middleSmallSingleTurnover: `t.middle_small_net / ${FLOAT_CAPITAL}`,
    mainTradingAmt: 't.main_trading_amount',
    totalTradingAmt: 'bar.amount',
    volume: 'bar.volume',
    mainOfTotalRate: 't.main_trading_amount / NULLIF(bar.amount, 0)',
    // Fewer days before are no mean to measure by.
    volRatio: `CAST(IF(COUNT(bar.volume) ${DAYS_OF_VOLUME} < 5, NULL,
      bar.volume / NULLIF(AVG(bar.volume) ${DAYS_OF_VOLUME}, 0)) AS DOUBLE)`,
  },
  ...BY_DAY,
});

export const LiquiditySource = companyFacts(fundPreferenceTables.liquidity, {
  from: `${tableName('market', 'liquidity')} t`,
  columns: {
    reportDate: 't.trade_date',
    totalCapital: 't.total_capital',
    floatCapitalOfShares: 't.float_capital',
    tradingDayAmt: 't.trading_day_amount',
    turnoverOfFloatCapitalRate: 't.turnover_of_float_rate',
    turnoverOfNotfoundationCapitalRate: 't.turnover_of_not_foundation_rate',
  },
  ...BY_DAY,
});

export const CapitalPreferenceSource = companyFacts(fundPreferenceTables.capitalPreference, {
  from: `${tableName('market', 'capital_preference')} t`,
  columns: {
    reportDate: 't.trade_date',
    zbphIndex: 't.zbph_index',
    fundHeldCapitalRate: 't.fund_held_capital_rate',
    lryeRate: 't.financing_balance_rate',
    hsgtHeldCapitalRate: 't.connect_held_capital_rate',
    mainOfTotalRate: 't.main_of_total_rate',
    turnoverOfFloatCapitalRate: 't.turnover_of_float_rate',
  },
  ...BY_DAY,
});
