import type { TableDefinition } from '../table-definition.ts';
import { dividend } from './dividend.ts';
import { shareIssue } from './share-issue.ts';
import { analystRating } from './analyst-rating.ts';
import { announcement } from './announcement.ts';
import { news } from './news.ts';
import { researchVisit } from './research-visit.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const EVENT_TABLES = [
  dividend,
  shareIssue,
  announcement,
  news,
  researchVisit,
  analystRating,
] as const satisfies readonly TableDefinition[];
