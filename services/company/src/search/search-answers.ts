import { platformCompanyCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { SearchService } from './search.service.ts';

export const searchAnswers = answers(platformCompanyCalls, {
  findCompanies: by(SearchService, (search, input, { session }) => search.find(session, input)),
});
