import { announcement } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { isListed, type DemoCompany, type DemoWorld } from '../world/world.ts';
import { numbered } from './numbered.ts';
import { reportAnnouncements } from './report-announcements.ts';
import { riskAnnouncements } from './risk-announcements.ts';
import { routineAnnouncements } from './routine-announcements.ts';
import { shareAnnouncements } from './share-announcements.ts';
import { tradingHalts } from './trading-halts.ts';
import { visitAnnouncements } from './visit-announcements.ts';

/** Writes all announcements of a company since the story's start, numbered within their day. */
export function writeAnnouncements(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const told = [
    ...reportAnnouncements(world, company),
    ...shareAnnouncements(world, company),
    ...riskAnnouncements(world, company),
    ...routineAnnouncements(world, company),
    ...visitAnnouncements(world, company),
    ...tradingHalts(world, company),
  ].filter(({ day }) => day >= world.start && isListed(company, day));
  for (const { item, sequence } of numbered(told)) {
    sink.add(announcement, item.day, {
      security_id: company.text,
      announce_date: item.day,
      sequence,
      category: item.category,
      title: `${company.name}：${item.title}`,
      summary: item.summary,
    });
  }
}
