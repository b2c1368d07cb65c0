/** The page of a factor: its editor. */
export const factorPath = (id: number): string => `/divisor/detail?formId=${id}`;

/** The page of a run of a backtest: its result or its progress. */
export const runPath = (associationId: number): string =>
  `/divisor/backtest/result?associationId=${associationId}`;

/** The page of an investment style. */
export const stylePath = (styleId: number): string => `/investment/istyle/detail?styleId=${styleId}`;

/** The page of an investment strategy; its type is in the address where the link knows it. */
export const strategyPath = (strategyId: number, strategyType?: number): string => {
  const type = strategyType === undefined ? '' : `&strategyType=${strategyType}`;
  return `/investment/strategy/strategydetail?strategyId=${strategyId}${type}&from=strategy`;
};
