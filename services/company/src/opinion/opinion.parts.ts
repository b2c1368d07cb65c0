import { opinionTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { AnnouncementsSource, NewsSource } from './opinion.sources.ts';

/** What the module is made of: the sources of the tables. */
export const opinionParts = tableControllers(opinionTables, {
  announcements: AnnouncementsSource,
  news: NewsSource,
});
