import { STRATEGY_TEXTS, userWeight, userWeightSum } from '@console/contract-invest';
import { schemaFault } from '@console/ui/edit';
import type { TickedStock } from './strategy-draft.ts';

/** 1 in whole ten-thousandths. */
const WHOLE = 10_000;

export interface WeightSum {
  /** In whole ten-thousandths: 10,000 is 1. */
  readonly sum: number;
  /** What is left for cash; negative beyond 1. */
  readonly rest: number;
  readonly fault: string | null;
}

/** The sum of the weights typed so far. */
export function weightSumOf(stocks: readonly TickedStock[]): WeightSum {
  const sum = userWeightSum(stocks.flatMap(({ weight }) => weight ?? []));
  return { sum, rest: WHOLE - sum, fault: sum > WHOLE ? STRATEGY_TEXTS.weightSum : null };
}

/** Why a weight cannot be published; null where it can. */
export const weightFault = (weight: number | null): string | null => schemaFault(userWeight(), weight);

/** Equal weights that add up to 1 at most. */
export const equalWeights = (stocks: readonly TickedStock[]): readonly TickedStock[] =>
  stocks.map((stock) => ({ ...stock, weight: Math.floor(WHOLE / stocks.length) / WHOLE }));

/** The weights that the system would give; a stock without one keeps its own. */
export const systemWeights = (
  stocks: readonly TickedStock[],
  systemOf: (stockCode: string) => number | null,
): readonly TickedStock[] =>
  stocks.map((stock) => {
    const weight = systemOf(stock.stockCode);
    // Rounded down, so that the sum stays within 1; the least step where nothing would be left.
    return weight === null
      ? stock
      : { ...stock, weight: Math.max(1, Math.floor(weight * WHOLE + 1e-6)) / WHOLE };
  });
