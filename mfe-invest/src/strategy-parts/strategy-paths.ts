export { strategyPath } from '@console/contract-core';

/** The pages of strategies, as document 3 §2 names them. */
export const STRATEGY_LIST_PATH = '/investment/strategy';
export const STRATEGY_ADD_PATH = '/investment/strategy/addstrategy';
export const STRATEGY_DETAIL_PATH = '/investment/strategy/strategydetail';
export const STRATEGY_COMPARISON_PATH = '/investment/pcomparison';

/** The form of a new strategy, prefilled with what was published as another one. */
export const copyStrategyPath = (strategyId: number): string => `${STRATEGY_ADD_PATH}?copyOf=${strategyId}`;

/** A positive id of an address's query; null where it has none. */
export function idOf(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
