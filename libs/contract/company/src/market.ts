/** Shareholders, forecasts of results, quotes and research: document 1 §2, market tab. */
import { performanceTables } from './market/performance.ts';
import { quoteTables } from './market/quotes.ts';
import { researchTables } from './market/research.ts';
import { shareholderCalls, shareholderTables } from './market/shareholders.ts';

export const marketTables = {
  ...shareholderTables,
  ...performanceTables,
  ...researchTables,
  ...quoteTables,
} as const;
export const marketCalls = { ...shareholderCalls } as const;
