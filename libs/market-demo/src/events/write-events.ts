import type { CompanyWriter } from '../write-companies.ts';
import { writeAnalystRatings } from './write-analyst-ratings.ts';
import { writeAnnouncements } from './write-announcements.ts';
import { writeNews } from './write-news.ts';
import { writeResearchVisits } from './write-research-visits.ts';

/** Writes announcements, news, ratings and visits of the companies. */
export const EVENT_WRITERS: readonly CompanyWriter[] = [
  writeAnnouncements,
  writeNews,
  writeResearchVisits,
  writeAnalystRatings,
];
