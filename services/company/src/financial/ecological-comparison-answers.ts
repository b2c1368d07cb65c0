import { financialCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { EcologicalComparisonService } from './ecological-comparison.service.ts';

export const ecologicalComparisonAnswers = answers(financialCalls, {
  ecologicalComparison: by(EcologicalComparisonService, (comparisons, input, { session }) =>
    comparisons.comparison(session, input),
  ),
  ecologicalValuations: by(EcologicalComparisonService, (comparisons, input, { session }) =>
    comparisons.valuations(session, input),
  ),
  ecologicalValuationsSort: by(EcologicalComparisonService, (comparisons, input, { session }) =>
    comparisons.ranking(session, input),
  ),
});
