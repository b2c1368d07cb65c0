import { backtestResultPath, backtestsPath, copyPath, factorPath, newBacktestPath } from './page-paths.ts';

it('paths contain the id', () => {
  expect([
    factorPath(12),
    copyPath(12),
    newBacktestPath(12),
    backtestsPath(12),
    backtestResultPath(7),
  ]).toEqual([
    '/divisor/detail?formId=12',
    '/divisor/detail?copy=12',
    '/divisor/backtest?new=1&formId=12',
    '/divisor/backtest?factorFormId=12',
    '/divisor/backtest/result?associationId=7',
  ]);
});
