import { DAILY_COVERED, PERIODIC_COVERED, type CoveredTable } from '@console/market/schema';

const COVERED: readonly CoveredTable[] = [...DAILY_COVERED, ...PERIODIC_COVERED];

/** The table with that name if its rows are counted by day or period; otherwise null. */
export const coveredTable = (name: string): CoveredTable | null =>
  COVERED.find((covered) => covered === name) ?? null;
