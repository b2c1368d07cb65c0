import { MARKET_TABLES } from '../schema/tables.ts';
import type { MarketIndicator } from './market-indicator.ts';
import { indicatorsOf } from './table-indicators.ts';

/**
 * Every per-stock number of the mart: the columns of the tables that have a row for a stock and a day, or a stock
 * and a period, and what panels compute of a bar. Flags and keys are not included. In the order of the tables.
 */
export const INDICATORS: readonly MarketIndicator[] = withUniqueNames(MARKET_TABLES.flatMap(indicatorsOf));

const BY_ID = new Map(INDICATORS.map((indicator) => [indicator.id, indicator]));

export function indicatorOf(id: string): MarketIndicator | undefined {
  return BY_ID.get(id);
}

/** The first indicator with a title keeps it, later ones add their table's name. */
function withUniqueNames(indicators: readonly MarketIndicator[]): readonly MarketIndicator[] {
  const taken = new Set<string>();
  return indicators.map((indicator) => {
    const title = MARKET_TABLES.find(({ name }) => name === indicator.table)?.title ?? indicator.table;
    const name = taken.has(indicator.name) ? `${indicator.name}(${title})` : indicator.name;
    taken.add(name);
    return { ...indicator, name };
  });
}
