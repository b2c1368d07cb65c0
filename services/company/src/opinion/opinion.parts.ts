import { opinionTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { AnnouncementsSource, NewsSource } from './opinion.sources.ts';

/** The parts of the module: the sources of its tables. */
export const opinionParts = tableControllers(opinionTables, {
  announcements: AnnouncementsSource,
  news: NewsSource,
});
