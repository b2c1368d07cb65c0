import { rankingCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { MarketAveragesService } from './market-averages.service.ts';

export const rankingAnswers = answers(rankingCalls, {
  marketHsgtHeldCapitalRate: by(MarketAveragesService, (averages) =>
    averages.rates('connect_held_capital_rate'),
  ),
  marketLryeRate: by(MarketAveragesService, (averages) => averages.rates('financing_balance_rate')),
  marketTradingAmt: by(MarketAveragesService, (averages) => averages.tradingAmounts()),
});
