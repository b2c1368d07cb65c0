import type { UnitId } from '@console/contract-core';
import { indicatorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { client } from '../../../client.ts';

/** What each indicator is counted in, by ref, as the palette has asked for them; empty until that is answered. */
export function useIndicatorUnits(): ReadonlyMap<string, UnitId> {
  const { data = [] } = useCall(client, indicatorCalls.indicatorTree, {}, { staleTime: FRESH_MS });
  return new Map(data.flatMap(({ children }) => children.map(({ ref, unit }) => [ref, unit] as const)));
}

/** Indicators are the market data's columns: they change with a release. */
const FRESH_MS = 600_000;
