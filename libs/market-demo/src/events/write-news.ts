import { news } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { isListed, type DemoCompany, type DemoWorld } from '../world/world.ts';
import { newsStories } from './news-stories.ts';
import { numbered } from './numbered.ts';

/** Writes the news about a company since the story's start. */
export function writeNews(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const stories = newsStories(world, company).filter(
    ({ day }) => day >= world.start && isListed(company, day),
  );
  for (const { item, sequence } of numbered(stories)) {
    sink.add(news, item.day, {
      security_id: company.text,
      publish_date: item.day,
      sequence,
      source: item.source,
      title: item.title,
      summary: item.summary,
      sentiment: item.sentiment,
    });
  }
}
