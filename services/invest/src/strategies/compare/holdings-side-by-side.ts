/** The shares of assets that a portfolio has in stocks, by code. */
export type HeldWeights = ReadonlyMap<string, number>;

export interface StockSideBySide {
  readonly code: string;
  /** By portfolio; 0 where it is not held. */
  readonly weights: readonly number[];
}

/** Every stock that one of the portfolios holds, those with the largest sum of weights first, then by code. */
export function stocksSideBySide(portfolios: readonly HeldWeights[]): readonly StockSideBySide[] {
  const codes = [...new Set(portfolios.flatMap((weights) => [...weights.keys()]))];
  return codes
    .map((code) => ({ code, weights: portfolios.map((weights) => weights.get(code) ?? 0) }))
    .sort((one, other) => sum(other.weights) - sum(one.weights) || (one.code < other.code ? -1 : 1));
}

/** How much of two portfolios is the same, by portfolio and portfolio: the sum of the smaller weights of each stock. */
export function overlapsOf(portfolios: readonly HeldWeights[]): readonly (readonly number[])[] {
  return portfolios.map((one) => portfolios.map((other) => overlap(one, other)));
}

const overlap = (one: HeldWeights, other: HeldWeights): number =>
  sum([...one].map(([code, weight]) => Math.min(weight, other.get(code) ?? 0)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
