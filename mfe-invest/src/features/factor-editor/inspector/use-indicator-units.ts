import type { UnitId } from '@console/contract-core';
import { indicatorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { client } from '../../../client.ts';

/**
 * The unit of each indicator, by ref, from the query that the palette shares; empty until it is answered.
 */
export function useIndicatorUnits(): ReadonlyMap<string, UnitId> {
  const { data = [] } = useCall(client, indicatorCalls.indicatorTree, {}, { staleTime: FRESH_MS });
  return new Map(data.flatMap(({ children }) => children.map(({ ref, unit }) => [ref, unit] as const)));
}

/**
 * Milliseconds before they are loaded again: indicators are the market data's columns, which change with a
 * release.
 */
const FRESH_MS = 600_000;
