import { marginTrading } from '@console/market/schema';
import { rounded } from '../world/rounded.ts';
import { dailyPlan } from './daily-table.ts';
import { eligibleDays, isEligibleOn, MARGIN_RULE } from './eligibility.ts';

/** The part of the excess over the usual balance that is repaid in a day. */
const REPAID = 0.03;
const LOT = 100;

/** Balances continued from day to day: yesterday's, plus purchases or sales, less repayments. */
export const marginPlan = dailyPlan({
  table: marginTrading,
  start: ({ world, company, bar, random, from }) => {
    const days = eligibleDays(world.seed, company, MARGIN_RULE);
    if (!days) return null;
    // The levels both return to: a fraction of the float's value, and of the float.
    const usual = 0.035 * Math.exp(0.5 * random.normal());
    const usualShort = 0.0008 * Math.exp(0.8 * random.normal());
    // Shares eligible before the tables begin already have a balance.
    const was = days.from < from ? 1 : 0;
    let balance = Math.round((was * usual * bar.close * bar.floatShares) / 100);
    let short = was * lots(usualShort * bar.floatShares);
    return ({ amount, close, volume, floatShares }, day) => {
      if (!isEligibleOn(days, day)) return null;
      const bought = Math.round((amount / 100) * Math.min(0.3, 0.09 * Math.exp(0.4 * random.normal())));
      const owed =
        bought * random.between(0.9, 1.1) + REPAID * (balance - (usual * close * floatShares) / 100);
      const repaid = Math.round(Math.max(0, Math.min(balance + bought, owed)));
      balance += bought - repaid;
      const sold = lots(volume * Math.min(0.1, 0.004 * Math.exp(0.7 * random.normal())));
      const due = lots(sold * random.between(0.8, 1.2) + REPAID * (short - usualShort * floatShares));
      const returned = Math.max(0, Math.min(short + sold, due));
      short += sold - returned;
      return {
        financing_balance: balance,
        financing_buy: bought,
        financing_repay: repaid,
        short_volume: short,
        short_sell_volume: sold,
        short_repay_volume: returned,
        short_balance: rounded((short * close) / 100, 2),
      };
    };
  },
});

const lots = (shares: number): number => Math.round(shares / LOT) * LOT;
