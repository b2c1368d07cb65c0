import { industryEntries } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { FundService } from './fund.service.ts';

export const fundAnswers = answers(industryEntries, {
  fundOverview: by(FundService, (funds, asked, { session }) => funds.overview(session, asked)),
});
