import { DataTrees } from './data-trees/data-trees.service.ts';
import { KnowledgeOptions } from './knowledge/knowledge-options.ts';
import { matchAnswers } from './matches/match-answers.ts';
import { TopicMatchListSource } from './matches/match-list.source.ts';
import { MatchesService } from './matches/matches.service.ts';
import { previewAnswers } from './previews/preview-answers.ts';
import { PreviewService } from './previews/preview.service.ts';
import { topicAnswers } from './topics/topic-answers.ts';
import { TopicListSource } from './topics/topic-list.source.ts';
import { TopicsService } from './topics/topics.service.ts';

/** What staff maintain for answers, topics and their matches, as parts of the service's module. */
export const maintainedSources = { topicList: TopicListSource, topicMatchList: TopicMatchListSource };
export const maintainedAnswers = { ...topicAnswers, ...matchAnswers, ...previewAnswers };
export const maintainedProviders = [
  DataTrees,
  KnowledgeOptions,
  MatchesService,
  PreviewService,
  TopicsService,
];
