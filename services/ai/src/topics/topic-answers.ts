import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { TopicsService } from './topics.service.ts';

export const topicAnswers = answers(aiEntries, {
  ...recordAnswers(aiEntries, 'topic', TopicsService),
  topicOption: by(TopicsService, (topics, { topic }, { session }) => topics.options(session, topic)),
  topicVersions: by(TopicsService, (topics, { id }, { session }) => topics.versions(session, id)),
  releaseTopic: by(TopicsService, (topics, input, { session }) => topics.release(session, input)),
});
