import type { DemoSink } from '../demo-sink.ts';
import type { DemoWorld } from '../world.ts';
import { writeAnalystRatings } from './write-analyst-ratings.ts';
import { writeAnnouncements } from './write-announcements.ts';
import { writeNews } from './write-news.ts';
import { writeResearchVisits } from './write-research-visits.ts';

/** What was announced, written and said about the companies. */
export function writeEvents(world: DemoWorld, sink: DemoSink): void {
  for (const company of world.companies) {
    writeAnnouncements(world, company, sink);
    writeNews(world, company, sink);
    writeResearchVisits(world, company, sink);
    writeAnalystRatings(world, company, sink);
  }
}
