import { Module } from '@nestjs/common';
import { aiEntries, aiJobEntries, aiTables } from '@console/contract-ai';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { jobConsoleControllers } from '@console/node-kit/job-console';
import { askingAnswers } from './asking/asking-answers.ts';
import { askingProviders } from './asking/asking-providers.ts';
import { QuestionListSource } from './asking/question-list.source.ts';
import { TopicHistorySource } from './asking/topic-history.source.ts';
import { defaultPromptAnswers } from './default-prompts/default-prompt-answers.ts';
import { DefaultPromptChanges } from './default-prompts/default-prompt-changes.ts';
import { DefaultPromptListSource } from './default-prompts/default-prompt-list.source.ts';
import { DefaultPromptReader } from './default-prompts/default-prompt-reader.ts';
import { DefaultPromptsService } from './default-prompts/default-prompts.service.ts';
import { dictionaryAnswers } from './dictionary/dictionary-answers.ts';
import { DictionaryService } from './dictionary/dictionary.service.ts';
import { AiJobRules } from './evaluation/ai-job-rules.ts';
import { evaluationAnswers } from './evaluation/evaluation-answers.ts';
import { evaluationProviders, evaluationSources } from './evaluation/evaluation-parts.ts';
import { maintainedAnswers, maintainedProviders, maintainedSources } from './maintained-parts.ts';
import { modelAnswers } from './models/model-answers.ts';
import { modelProviders } from './models/model-providers.ts';

const tables = tableControllers(aiTables, {
  defaultPromptList: DefaultPromptListSource,
  questionList: QuestionListSource,
  topicHistoryList: TopicHistorySource,
  ...maintainedSources,
  ...evaluationSources,
});
const calls = callControllers(aiEntries, {
  ...dictionaryAnswers,
  ...defaultPromptAnswers,
  ...modelAnswers,
  ...askingAnswers,
  ...maintainedAnswers,
  ...evaluationAnswers,
});
const jobConsole = jobConsoleControllers(aiJobEntries, AiJobRules);

@Module({
  controllers: [...calls, ...tables.controllers, ...jobConsole.controllers],
  providers: [
    ...tables.providers,
    ...jobConsole.providers,
    ...evaluationProviders,
    DictionaryService,
    ...modelProviders,
    ...askingProviders,
    DefaultPromptReader,
    DefaultPromptChanges,
    DefaultPromptsService,
    ...maintainedProviders,
  ],
})
export class AiModule {}
