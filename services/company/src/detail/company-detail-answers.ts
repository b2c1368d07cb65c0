import { companyCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { CompanyHeaderService } from './company-header.service.ts';

export const companyDetailAnswers = answers(companyCalls, {
  header: by(CompanyHeaderService, (headers, { corpId }, { session }) => headers.header(session, corpId)),
});
