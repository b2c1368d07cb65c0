import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { FundComparisonService } from './fund-comparison.service.ts';
import { FundService } from './fund.service.ts';

export const fundAnswers = answers(industryEntries, {
  fundComparison: by(FundComparisonService, (funds, asked, { session }) => funds.compare(session, asked)),
  fundOverview: by(FundService, (funds, asked, { session }) => funds.overview(session, asked)),
});
