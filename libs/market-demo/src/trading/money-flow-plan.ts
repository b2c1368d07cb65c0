import { moneyFlow } from '@console/market/schema';
import { rounded } from '../world/rounded.ts';
import { dailyPlan } from './daily-table.ts';

/** More money in large orders when the price moves with it. */
const WITH_PRICE = 1.6;
const MOST_NET = 0.6;

/** The money flow between sizes of orders; none on a suspended day. */
export const moneyFlowPlan = dailyPlan({
  table: moneyFlow,
  start: ({ random }) => {
    const usual = random.between(0.25, 0.6);
    return ({ amount, close, preClose, suspended }) => {
      if (suspended) return null;
      const main = (amount / 100) * Math.min(0.75, usual * random.between(0.8, 1.2));
      const lean = WITH_PRICE * (close / preClose - 1) + 0.12 * random.normal();
      const net = rounded(main * Math.max(-MOST_NET, Math.min(MOST_NET, lean)), 2);
      return {
        large_net: rounded(net * random.between(0.3, 0.8) + main * 0.03 * random.normal(), 2),
        main_net: net,
        middle_small_net: -net,
        main_trading_amount: rounded(main, 2),
      };
    };
  },
});
