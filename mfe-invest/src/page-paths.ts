export { factorPath, runPath as backtestResultPath } from '@console/contract-core';

/** The pages of factors, indicators and backtests, as document 3 §2.13 names them. */
export const FACTOR_LIST_PATH = '/divisor/list';
export const FACTOR_DETAIL_PATH = '/divisor/detail';
export const INDICATOR_PATH = '/divisor/indicators';
export const CHECKUP_PATH = '/divisor/checkup';
export const BACKTEST_PATH = '/divisor/backtest';
export const BACKTEST_RESULT_PATH = '/divisor/backtest/result';
export const BACKTEST_COMPARE_PATH = '/divisor/backtest/compare';

/** The editor with a copy of another factor's graph, to be saved under a name of its own. */
export const copyPath = (id: number): string => `${FACTOR_DETAIL_PATH}?copy=${id}`;

/** The list of runs with the form of a new run of this factor open. */
export const newBacktestPath = (id: number): string => `${BACKTEST_PATH}?new=1&formId=${id}`;

/** The backtests of a factor. */
export const backtestsPath = (factorId: number): string => `${BACKTEST_PATH}?factorFormId=${factorId}`;

/** A check-up of factors; without an id the newest that succeeded. */
export const checkupPath = (checkupId: number): string => `${CHECKUP_PATH}?run=${checkupId}`;
