import type { DemoSink } from '../demo-sink.ts';
import { FundWriter } from '../fund/fund-writer.ts';
import type { StoryWorld } from '../make-world.ts';
import { walkMarket } from '../walk-market.ts';
import { BarWriter } from './bar-writer.ts';
import { Baskets } from './baskets.ts';
import { ConnectWriter } from './connect-writer.ts';
import { FlowWriter } from './flow-writer.ts';
import { IndexWriter } from './index-writer.ts';
import { MarginWriter } from './margin-writer.ts';
import { PopularityWriter } from './popularity-writer.ts';
import { sidesFrom } from './side-window.ts';

/** Everything that has a row a day, in one pass over the days; records the closes. */
export function writeDaily(world: StoryWorld, sink: DemoSink, since = ''): void {
  const { seed } = world;
  const from = sidesFrom(world);
  const baskets = new Baskets(world);
  const funds = new FundWriter(world, baskets, sink);
  walkMarket(world, [
    new BarWriter(sink, since),
    new MarginWriter(seed, sink, from),
    new ConnectWriter(world, sink, from),
    new FlowWriter(seed, sink, from),
    new PopularityWriter(seed, sink, from),
    // Before those who read them.
    baskets,
    new IndexWriter(baskets, sink),
    funds,
  ]);
  funds.finish();
}
