import type { DemoSink } from '../demo-sink.ts';
import { FundWriter } from '../fund/fund-writer.ts';
import type { StoryWorld } from '../world/make-world.ts';
import { walkMarket } from '../prices/walk-market.ts';
import { BarWriter } from './bar-writer.ts';
import { Baskets } from './baskets.ts';
import { connectPlan } from './connect-plan.ts';
import { DailyTable } from './daily-table.ts';
import { IndexWriter } from './index-writer.ts';
import { marginPlan } from './margin-plan.ts';
import { moneyFlowPlan } from './money-flow-plan.ts';
import { PopularityWriter } from './popularity-writer.ts';
import { sidesFrom } from './side-window.ts';

/** Writes all tables with a row per day, in one pass over the days; records the closes. */
export function writeDaily(world: StoryWorld, sink: DemoSink, since = ''): void {
  const baskets = new Baskets(world);
  const funds = new FundWriter(world, baskets, sink);
  walkMarket(world, [
    new BarWriter(sink, since),
    new DailyTable(world, marginPlan, sink),
    new DailyTable(world, connectPlan, sink),
    new DailyTable(world, moneyFlowPlan, sink),
    new PopularityWriter(world.seed, sink, sidesFrom(world)),
    // Registered before their readers.
    baskets,
    new IndexWriter(baskets, sink),
    funds,
  ]);
  funds.finish();
}
