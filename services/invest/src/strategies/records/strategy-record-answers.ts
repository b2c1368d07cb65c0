import { strategyRecordCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { StrategyPerformanceService } from './strategy-performance.service.ts';
import { StrategyReturnsService } from './strategy-returns.service.ts';

export const strategyRecordAnswers = answers(strategyRecordCalls, {
  strategyReturns: by(StrategyReturnsService, (returns, input, { session }) =>
    returns.series(session, input),
  ),
  strategyPerformance: by(StrategyPerformanceService, (performances, input, { session }) =>
    performances.performance(session, input),
  ),
});
