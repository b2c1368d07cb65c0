import type { AnnouncementCategory } from '@console/market/schema';

/** An announcement before it has its place among the day's. */
export interface Told {
  readonly day: string;
  readonly category: AnnouncementCategory;
  /** Without the company's name. */
  readonly title: string;
  readonly summary: string;
}
