import type { Closes } from './closes.ts';
import { CompanyWalk, type DemoBar } from '../world/company-walk.ts';
import { MarketFactors } from './market-factors.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';

/** A watcher of a story's days, in order, and on each of the bars of listed companies. */
export interface DayWatcher {
  open?(day: string): void;
  see?(company: DemoCompany, bar: DemoBar): void;
  close?(day: string): void;
}

/** Walks every day of the story once and records the closes on the way. */
export function walkMarket(
  world: DemoWorld & { readonly closes: Closes },
  watchers: readonly DayWatcher[],
): void {
  const { seed, companies, days, start, closes } = world;
  const factors = new MarketFactors(seed);
  const walks = companies.map((company) => ({
    company,
    walk: new CompanyWalk(seed, company, world.bookOf(company), start),
  }));
  for (const [at, day] of days.entries()) {
    factors.nextDay();
    for (const watcher of watchers) watcher.open?.(day);
    for (const [place, { company, walk }] of walks.entries()) {
      const bar = walk.next(day, factors);
      if (!bar) continue;
      closes.record(place, at, bar);
      for (const watcher of watchers) watcher.see?.(company, bar);
    }
    closes.finish(at);
    for (const watcher of watchers) watcher.close?.(day);
  }
}
