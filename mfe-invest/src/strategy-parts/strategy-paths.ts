import { idIn } from '../ids-in.ts';

export { strategyPath } from '@console/contract-core';

/** The pages of strategies, as document 3 §2 names them. */
export const STRATEGY_LIST_PATH = '/investment/strategy';
export const STRATEGY_ADD_PATH = '/investment/strategy/addstrategy';
export const STRATEGY_DETAIL_PATH = '/investment/strategy/strategydetail';
export const STRATEGY_COMPARISON_PATH = '/investment/pcomparison';

export const SIMULATION_PATH = '/investment/strategy/simulation';

/** One simulation of a composed strategy: its progress, or its result. */
export const simulationPath = (simulationId: number): string =>
  `${SIMULATION_PATH}?simulationId=${simulationId}`;

/** The form of a new strategy, prefilled with what was published as another one. */
export const copyStrategyPath = (strategyId: number): string => `${STRATEGY_ADD_PATH}?copyOf=${strategyId}`;

/** Strategies side by side. */
export const comparisonPath = (ids: readonly number[]): string =>
  `${STRATEGY_COMPARISON_PATH}?ids=${ids.join(',')}`;

/** A strategy's page, whose back button leads to the comparison. */
export const comparedStrategyPath = (strategyId: number, strategyType: number): string =>
  `${STRATEGY_DETAIL_PATH}?strategyId=${strategyId}&strategyType=${strategyType}&from=pcomparison`;

/** A positive id of an address's query; null where it has none. */
export function idOf(params: URLSearchParams, name: string): number | null {
  return idIn(params.get(name));
}
