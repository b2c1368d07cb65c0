import { comparisonCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { CompareStrategiesService } from './compare-strategies.service.ts';

export const compareAnswers = answers(comparisonCalls, {
  compareStrategies: by(CompareStrategiesService, (comparisons, input, { session }) =>
    comparisons.compare(session, input),
  ),
});
