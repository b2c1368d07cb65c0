import type { AnnouncementCategory } from '@console/market/schema';

/** An announcement without its number among the day's. */
export interface Told {
  readonly day: string;
  readonly category: AnnouncementCategory;
  /** Without the company's name. */
  readonly title: string;
  readonly summary: string;
}
