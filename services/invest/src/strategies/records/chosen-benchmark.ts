import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { indexesWithBars, type MarketIndex } from '../../indexes-with-bars.ts';

/**
 * The index a strategy is compared with: the one asked for, else the first that has bars; null where none has.
 * @throws Refusal unknownBenchmark of a code without bars
 */
export async function chosenBenchmark(database: Querying, code?: string): Promise<MarketIndex | null> {
  const indexes = await indexesWithBars(database);
  if (code === undefined) return indexes[0] ?? null;
  const chosen = indexes.find((index) => index.code === code);
  if (chosen === undefined) throw new Refusal(BACKTEST_MESSAGES.unknownBenchmark, { code });
  return chosen;
}
