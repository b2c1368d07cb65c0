/** The industry domain as mfe-industry and services/industry both know it: tables, calls and pages. */
import { shenwanOverview } from './shenwan-overview.ts';

export const industryTables = { shenwanOverview } as const;
export const industryEntries = { ...industryTables } as const;
export { industryModule } from './manifest.ts';
