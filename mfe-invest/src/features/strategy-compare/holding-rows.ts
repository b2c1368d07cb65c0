import type { StrategyComparison } from '@console/contract-invest';

export type ComparedStock = StrategyComparison['stocks'][number];

/** Which of the stocks: all, those that every strategy holds, or those that one alone does. */
export const HOLDING_KINDS = { all: '全部', shared: '共同持有', single: '仅一个持有' } as const;
export type HoldingKind = keyof typeof HOLDING_KINDS;

const holders = ({ weights }: ComparedStock): number => weights.filter((weight) => weight > 0).length;

/** The stocks of a kind. One strategy alone shares none. */
export function stocksOfKind(
  { stocks, strategies }: StrategyComparison,
  kind: HoldingKind,
): readonly ComparedStock[] {
  if (kind === 'all') return stocks;
  const count = strategies.filter(({ figures }) => figures !== null).length;
  return stocks.filter((stock) => (kind === 'single' ? holders(stock) === 1 : holders(stock) === count));
}

/** The name of the one strategy that holds a stock; null where several do. */
export function onlyHolder({ strategies }: StrategyComparison, stock: ComparedStock): string | null {
  if (holders(stock) !== 1) return null;
  return strategies[stock.weights.findIndex((weight) => weight > 0)]?.strategyName ?? null;
}
