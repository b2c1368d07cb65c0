import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { IndustryComparisonService } from './industry-comparison.service.ts';

export const industryComparisonAnswers = answers(industryEntries, {
  industryComparison: by(IndustryComparisonService, (service, asked, { session }) =>
    service.compare(session, asked),
  ),
});
