import { connectHolding } from '@console/market/schema';
import { rounded } from '../world/rounded.ts';
import { dailyPlan } from './daily-table.ts';
import { CONNECT_RULE, eligibleDays, isEligibleOn } from './eligibility.ts';

const MOST_OF_FLOAT = 0.28;
const MOST_OF_VOLUME = 0.12;
/** The part of the gap to the usual holding that a day closes. */
const RETURNED = 0.01;

/** The holding through the connect: yesterday's, plus new shares of an ex-rights day, plus the net bought. */
export const connectPlan = dailyPlan({
  table: connectHolding,
  start: ({ world, company, bar, random, from }) => {
    const days = eligibleDays(world.seed, company, CONNECT_RULE);
    if (!days) return null;
    const dividends = new Map(world.bookOf(company).dividends.map((dividend) => [dividend.exDate, dividend]));
    const usual = Math.min(0.2, 0.02 * Math.exp(0.9 * random.normal()));
    let held = days.from < from ? Math.round(usual * bar.floatShares) : 0;
    return ({ amount, close, preClose, volume, floatShares }, day) => {
      if (!isEligibleOn(days, day)) return null;
      const dividend = dividends.get(day);
      if (dividend) held += Math.floor(held * dividend.bonus) + Math.floor(held * dividend.transfer);
      const way = RETURNED * (usual * floatShares - held);
      const wanted = way + volume * (0.02 * random.normal() + 0.3 * (close / preClose - 1));
      const most = Math.min(MOST_OF_VOLUME * volume, MOST_OF_FLOAT * floatShares - held);
      const bought =
        volume === 0 ? 0 : Math.round(Math.max(-held, -MOST_OF_VOLUME * volume, Math.min(most, wanted)));
      held += bought;
      return {
        held_shares: held,
        held_capital_rate: rounded(held / floatShares, 6),
        net_buy_volume: bought,
        net_buy_amount: volume === 0 ? 0 : rounded((bought * amount) / volume / 100, 2),
      };
    };
  },
});
