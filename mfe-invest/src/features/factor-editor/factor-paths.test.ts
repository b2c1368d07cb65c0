import {
  backtestPath,
  backtestResultPath,
  backtestsPath,
  factorPath,
  readFactorQuery,
} from './factor-paths.ts';

it.each([
  ['', { kind: 'new' }],
  ['?formId=12', { kind: 'edit', id: 12 }],
  ['?copy=12', { kind: 'copy', id: 12 }],
  ['?formId=abc', { kind: 'unknown' }],
  ['?copy=', { kind: 'unknown' }],
])('%s asks for %j', (search, query) => {
  expect(readFactorQuery(search)).toEqual(query);
});

it('paths hold the id', () => {
  expect([factorPath(12), backtestPath(12), backtestsPath(12), backtestResultPath(7)]).toEqual([
    '/divisor/detail?formId=12',
    '/divisor/backtest?new=1&formId=12',
    '/divisor/backtest?factorFormId=12',
    '/divisor/backtest/result?associationId=7',
  ]);
});
