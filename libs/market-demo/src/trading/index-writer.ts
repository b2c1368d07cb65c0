import { indexBar, indexProfile } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import { BASE_LEVEL, type Basket } from './basket.ts';
import { INDEX_PLANS, type Baskets } from './baskets.ts';

/** The market indexes; register it after the baskets. One begins when it first has members. */
export class IndexWriter implements DayWatcher {
  private readonly indexes: readonly Basket[];
  private readonly begun = new Set<Basket>();

  constructor(
    baskets: Baskets,
    private readonly sink: DemoSink,
  ) {
    this.indexes = baskets.all.filter(({ plan }) => INDEX_PLANS.includes(plan));
  }

  close(day: string): void {
    for (const basket of this.indexes) {
      const { today, plan } = basket;
      if (!today) continue;
      if (!this.begun.has(basket)) this.begin(basket, day);
      this.sink.add(indexBar, day, {
        trade_date: day,
        index_code: plan.code,
        open: rounded(today.open, 2),
        high: rounded(today.high, 2),
        low: rounded(today.low, 2),
        close: rounded(today.close, 2),
        pre_close: rounded(today.preClose, 2),
        volume: today.volume,
        amount: rounded(today.amount, 2),
      });
    }
  }

  private begin(basket: Basket, day: string): void {
    const { plan, baseDay } = basket;
    this.begun.add(basket);
    this.sink.add(indexProfile, day, {
      index_code: plan.code,
      name: `${plan.name}指数`,
      sample: plan.sample,
      weighting: '流通市值加权',
      base_date: baseDay,
      base_level: BASE_LEVEL,
    });
  }
}
