import { fundPreferenceTables } from '@console/contract-company';
import { before, facts, minus, over, plus, times } from '@console/market/facts';
import { companySource } from '../facts/company-source.ts';
import { isBarOf } from './is-bar-of.ts';

export const FoundationHeldSource = companySource(
  facts(fundPreferenceTables.foundationHeld, {
    of: 'market.industrial_capital',
    columns: { reportDate: 'report_period' },
  }),
);

export const LeverageSource = companySource(
  facts(fundPreferenceTables.leverage, {
    of: 'market.margin_trading',
    join: (rows) => rows.leftJoin('market.daily_bar as bar', (on) => on.on(isBarOf)),
    columns: {
      reportDate: 'trade_date',
      marginTrading: 'financing_balance',
      shortSelling: 'short_balance',
      balance: (e) => minus(e.ref('t.financing_balance'), e.ref('t.short_balance')),
      sum: (e) => plus(e.ref('t.financing_balance'), e.ref('t.short_balance')),
      sumRate: (e) =>
        over(
          plus(e.ref('t.financing_balance'), e.ref('t.short_balance')),
          times(e.ref('bar.close'), e.ref('bar.float_shares')),
        ),
      sumDayChange: (e) => {
        const sum = plus(e.ref('t.financing_balance'), e.ref('t.short_balance'));
        return minus(sum, before(sum, e.ref('t.trade_date')));
      },
    },
  }),
);

export const ConnectHeldSource = companySource(
  facts(fundPreferenceTables.connectHeld, {
    of: 'market.connect_holding',
    columns: {
      reportDate: 'trade_date',
      hsgtNetBuyVol: 'net_buy_volume',
      hsgtNetBuyAmount: 'net_buy_amount',
      hsgtHeldNum: 'held_shares',
      hsgtHeldCapitalRate: 'held_capital_rate',
      hsgtHeldNumDayChange: (e) =>
        minus(e.ref('t.held_shares'), before(e.ref('t.held_shares'), e.ref('t.trade_date'))),
    },
  }),
);
