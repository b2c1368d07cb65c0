import { fundPreferenceTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

export const FoundationHeldSource = companyFacts(fundPreferenceTables.foundationHeld, {
  from: `${tableName('market', 'industrial_capital')} t`,
  columns: {
    reportDate: 't.report_period',
    no1HolderHeldNum: 't.no1_holder_held_num',
    foundationHolderHeldNum: 't.foundation_holder_held_num',
    foundationHolderHeldNumChange: 't.foundation_holder_held_num_change',
    foundationHolderHeldCapital: 't.foundation_holder_held_capital',
    foundationHolderHeldCapitalRate: 't.foundation_holder_held_capital_rate',
  },
  key: 't.report_period',
  asOf: 't.report_period',
});

const BY_DAY = { key: 't.trade_date', asOf: 't.trade_date' } as const;
const BOTH = '(t.financing_balance + t.short_balance)';

export const LeverageSource = companyFacts(fundPreferenceTables.leverage, {
  from: `${tableName('market', 'margin_trading')} t
         LEFT JOIN ${tableName('market', 'daily_bar')} bar
           ON bar.trade_date = t.trade_date AND bar.security_id = t.security_id`,
  columns: {
    reportDate: 't.trade_date',
    marginTrading: 't.financing_balance',
    shortSelling: 't.short_balance',
    balance: 't.financing_balance - t.short_balance',
    sum: BOTH,
    sumRate: `${BOTH} / NULLIF(bar.close * bar.float_shares, 0)`,
    sumDayChange: `(${BOTH} - LAG(${BOTH}) OVER (ORDER BY t.trade_date))`,
  },
  ...BY_DAY,
});

export const ConnectHeldSource = companyFacts(fundPreferenceTables.connectHeld, {
  from: `${tableName('market', 'connect_holding')} t`,
  columns: {
    reportDate: 't.trade_date',
    hsgtNetBuyVol: 't.net_buy_volume',
    hsgtNetBuyAmount: 't.net_buy_amount',
    hsgtHeldNum: 't.held_shares',
    hsgtHeldCapitalRate: 't.held_capital_rate',
    hsgtHeldNumDayChange: '(t.held_shares - LAG(t.held_shares) OVER (ORDER BY t.trade_date))',
  },
  ...BY_DAY,
});
