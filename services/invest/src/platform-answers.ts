import { platformInvestCalls } from '@console/contract-core';
import { answers, by } from '@console/node-kit/http';
import { SearchService } from './search/search.service.ts';
import { OwnStrategiesService } from './strategies/own/own-strategies.service.ts';

export const platformAnswers = answers(platformInvestCalls, {
  findResearch: by(SearchService, (search, input, { session }) => search.find(session, input)),
  ownStrategies: by(OwnStrategiesService, (strategies, { size }, { session }) =>
    strategies.newest(session, size),
  ),
});
