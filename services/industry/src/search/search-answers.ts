import { platformIndustryCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { SearchService } from './search.service.ts';

export const searchAnswers = answers(platformIndustryCalls, {
  findIndustries: by(SearchService, (search, input, { session }) => search.find(session, input)),
});
