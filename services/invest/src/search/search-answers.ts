import { platformInvestCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { SearchService } from './search.service.ts';

export const searchAnswers = answers(platformInvestCalls, {
  findResearch: by(SearchService, (search, input, { session }) => search.find(session, input)),
});
