import { DataTrees } from './data-trees/data-trees.service.ts';
import { HtmlCleaner } from '@console/ecology/notes';
import { UploadedFiles } from './console/uploaded-files.ts';
import { DocumentReader } from './documents/document-reader.ts';
import { KnowledgeFilesService } from './knowledge/files/knowledge-files.service.ts';
import { KnowledgeReadings } from './knowledge/files/knowledge-readings.ts';
import { knowledgeAnswers } from './knowledge/knowledge-answers.ts';
import { KnowledgeListSource } from './knowledge/knowledge-list.source.ts';
import { KnowledgeService } from './knowledge/knowledge.service.ts';
import { goldenAnswers } from './golden/golden-answers.ts';
import { GoldenCasesService } from './golden/golden-cases.service.ts';
import { GoldenChecksService } from './golden/golden-checks.service.ts';
import { GoldenCaseListSource } from './golden/golden-list.source.ts';
import { KnowledgeOptions } from './knowledge/knowledge-options.ts';
import { matchAnswers } from './matches/match-answers.ts';
import { TopicMatchListSource } from './matches/match-list.source.ts';
import { MatchesService } from './matches/matches.service.ts';
import { previewAnswers } from './previews/preview-answers.ts';
import { PreviewService } from './previews/preview.service.ts';
import { topicAnswers } from './topics/topic-answers.ts';
import { topicPromptAnswers } from './topic-prompts/topic-prompt-answers.ts';
import { TopicPromptListSource } from './topic-prompts/topic-prompt-list.source.ts';
import { TopicPromptsService } from './topic-prompts/topic-prompts.service.ts';
import { TopicListSource } from './topics/topic-list.source.ts';
import { TopicsService } from './topics/topics.service.ts';

/** What staff maintain for answers, topics and their matches, as parts of the service's module. */
export const maintainedSources = {
  topicList: TopicListSource,
  topicPromptList: TopicPromptListSource,
  topicMatchList: TopicMatchListSource,
  knowledgeList: KnowledgeListSource,
  goldenCaseList: GoldenCaseListSource,
};
export const maintainedAnswers = {
  ...topicAnswers,
  ...topicPromptAnswers,
  ...matchAnswers,
  ...previewAnswers,
  ...knowledgeAnswers,
  ...goldenAnswers,
};
export const maintainedProviders = [
  GoldenCasesService,
  GoldenChecksService,
  DataTrees,
  HtmlCleaner,
  DocumentReader,
  KnowledgeFilesService,
  KnowledgeOptions,
  KnowledgeReadings,
  KnowledgeService,
  UploadedFiles,
  MatchesService,
  PreviewService,
  TopicsService,
  TopicPromptsService,
];
