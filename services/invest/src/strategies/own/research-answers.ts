import { companyResearchCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { ResearchOfCompanyService } from './research-of-company.service.ts';

export const researchAnswers = answers(companyResearchCalls, {
  researchOfCompany: by(ResearchOfCompanyService, (research, { corpId }, { session }) =>
    research.find(session, corpId),
  ),
});
