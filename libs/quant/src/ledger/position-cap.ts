import { multiply, type Decimal } from './decimal.ts';

/** A cap on positions from a day on, 0 to 100; 100 is full. */
export interface RiskEntry {
  /** ISO. */
  readonly date: string;
  readonly risk: Decimal;
}

/** The entries of each list in ascending order of their dates. */
export interface RiskLists {
  readonly system: readonly RiskEntry[];
  readonly companies: ReadonlyMap<string, readonly RiskEntry[]>;
}

export const NO_RISKS: RiskLists = { system: [], companies: new Map() };

/** The share of its weight that a stock may have at a date's close: system risk × company risk, 1 for a full position. */
export function positionIndex({ system, companies }: RiskLists, code: string, date: string): Decimal {
  const { units, scale } = multiply(riskAt(system, date), riskAt(companies.get(code) ?? [], date));
  return { units, scale: scale + PERCENT_TWICE };
}

const FULL: Decimal = { units: 100n, scale: 0 };
const PERCENT_TWICE = 4;

function riskAt(entries: readonly RiskEntry[], date: string): Decimal {
  return entries.findLast((entry) => entry.date <= date)?.risk ?? FULL;
}
