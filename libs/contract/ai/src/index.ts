/** The question-and-answer domain as mfe-ai and services/ai both know it: calls, dictionaries and pages. */
import { entries, jobConsole } from '@console/contract-core';
import { askingCalls, questionList } from './asking/asking-entries.ts';
import { defaultPromptCalls, defaultPromptList } from './default-prompt-entries.ts';
import { aiOverview, dictionaryOption } from './dictionary.ts';
import { evaluationCalls, evaluationList, evaluationResults } from './evaluation/evaluation-entries.ts';
import { goldenCalls, goldenCaseList } from './golden/golden-entries.ts';
import { modelCalls } from './models/model-entries.ts';
import { knowledgeCalls, knowledgeList } from './knowledge-entries.ts';
import { knowledgeFileCalls } from './knowledge-file-entries.ts';
import { topicMatchCalls, topicMatchList } from './match-entries.ts';
import { topicHistoryList } from './topic-history-entries.ts';
import { topicCalls, topicList } from './topic-entries.ts';
import { topicPreviewCalls } from './topic-preview-entries.ts';
import { topicPromptCalls, topicPromptList } from './topic-prompt-entries.ts';

export const aiTables = {
  defaultPromptList,
  questionList,
  topicList,
  topicPromptList,
  topicHistoryList,
  topicMatchList,
  knowledgeList,
  goldenCaseList,
  evaluationList,
  evaluationResults,
} as const;
export const aiEntries = /* @__PURE__ */ entries({
  dictionaryOption,
  overview: aiOverview,
  ...aiTables,
  ...defaultPromptCalls,
  ...modelCalls,
  ...askingCalls,
  ...topicCalls,
  ...topicPromptCalls,
  ...topicMatchCalls,
  ...topicPreviewCalls,
  ...knowledgeCalls,
  ...knowledgeFileCalls,
  ...goldenCalls,
  ...evaluationCalls,
});
/** The job console of this service's jobs. */
export const aiJobEntries = jobConsole('ai', 'ai');
export { ASKING_MESSAGES } from './asking/asking-messages.ts';
export * from './asking/question-shape.ts';
export type { DefaultPrompt } from './default-prompt-entries.ts';
export * from './default-prompt-fields.ts';
export { DEFAULT_PROMPT_MESSAGES } from './default-prompt-messages.ts';
export { aiOverview, DICT_TYPES } from './dictionary.ts';
export { EVALUATION_MESSAGES } from './evaluation/evaluation-messages.ts';
export {
  EVALUATION_LIMITS,
  RESULT_STATE_TITLES,
  RESULT_STATES,
  type EvaluatedCase,
  type Evaluation,
  type EvaluationResult,
  type EvaluationTotals,
  type ResultState,
} from './evaluation/evaluation-shape.ts';
export type { CheckedCase, GoldenCase } from './golden/golden-entries.ts';
export { GOLDEN_MESSAGES } from './golden/golden-messages.ts';
export { factText, GOLDEN_LIMITS, GOLDEN_TEXTS, type GoldenFact } from './golden/golden-shape.ts';
export { aiModule } from './manifest.ts';
export { estimateTokens } from './models/estimate-tokens.ts';
export { DATA_MODEL, SPENDING_BY, type SpendingBy } from './models/model-entries.ts';
export { knowledgeTitle, type Knowledge } from './knowledge-entries.ts';
export * from './knowledge-fields.ts';
export { KNOWLEDGE_FILE_STATES, type KnowledgeFile } from './knowledge-file-entries.ts';
export type { DataTree, MatchDetail, TopicMatch } from './match-entries.ts';
export type { GivenTemplateItem, TemplateItem, Topic, TopicVersion } from './topic-entries.ts';
export * from './topic-fields.ts';
export type { TopicPreview } from './topic-preview-entries.ts';
export type { TopicPrompt } from './topic-prompt-entries.ts';
export { TOPIC_MESSAGES } from './topic-messages.ts';
