import { DAILY_COVERED, PERIODIC_COVERED, type CoveredTable } from '@console/market/schema';

const COVERED: readonly CoveredTable[] = [...DAILY_COVERED, ...PERIODIC_COVERED];

/** The table of that name whose rows are counted by day or period; null when there is none. */
export const coveredTable = (name: string): CoveredTable | null =>
  COVERED.find((covered) => covered === name) ?? null;
