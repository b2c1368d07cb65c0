import type { aiModule } from '@console/contract-ai';
import { PageRoutes, type PagesOf } from '@console/platform/page-router';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { ASK_PATH, HISTORY_PATH } from './topic-parts/ask-paths.ts';
import { TOPIC_DETAIL_PATH, TOPIC_EDIT_PATH, TOPIC_LIST_PATH } from './topic-parts/topic-paths.ts';
import { KNOWLEDGE_EDIT_PATH, KNOWLEDGE_LIST_PATH } from './features/knowledge/knowledge-paths.ts';
import { PROMPT_EDIT_PATH, PROMPT_LIST_PATH } from './features/default-prompts/prompt-paths.ts';

import {
  EVALUATION_COMPARE_PATH,
  EVALUATION_PATH,
  EVALUATIONS_PATH,
} from './topic-parts/evaluation-paths.ts';

const AiOverviewPage = lazyPage(() =>
  import('./features/overview/ai-overview-page.tsx').then((file) => file.AiOverviewPage),
);
const DefaultPromptsPage = lazyPage(() =>
  import('./features/default-prompts/default-prompts-page.tsx').then((file) => file.DefaultPromptsPage),
);
const AskPage = lazyPage(() => import('./features/asking/ask-page.tsx').then((file) => file.AskPage));
const SpendingPage = lazyPage(() =>
  import('./features/models/spending-page.tsx').then((file) => file.SpendingPage),
);
const QuestionsPage = lazyPage(() =>
  import('./features/asking/questions-page.tsx').then((file) => file.QuestionsPage),
);
const ModelsPage = lazyPage(() =>
  import('./features/models/models-page.tsx').then((file) => file.ModelsPage),
);
const PromptEditorPage = lazyPage(() =>
  import('./features/default-prompts/prompt-editor-page.tsx').then((file) => file.PromptEditorPage),
);

const TopicsPage = lazyPage(() =>
  import('./features/topics/topics-page.tsx').then((file) => file.TopicsPage),
);
const TopicDetailPage = lazyPage(() =>
  import('./features/topics/topic-detail-page.tsx').then((file) => file.TopicDetailPage),
);
const TopicEditPage = lazyPage(() =>
  import('./features/topics/topic-edit-page.tsx').then((file) => file.TopicEditPage),
);
const GoldenPage = lazyPage(() =>
  import('./features/golden/golden-page.tsx').then((file) => file.GoldenPage),
);
const EvaluationsPage = lazyPage(() =>
  import('./features/evaluation/evaluations-page.tsx').then((file) => file.EvaluationsPage),
);
const EvaluationPage = lazyPage(() =>
  import('./features/evaluation/evaluation-page.tsx').then((file) => file.EvaluationPage),
);
const ComparePage = lazyPage(() =>
  import('./features/evaluation/compare-page.tsx').then((file) => file.ComparePage),
);
const KnowledgePage = lazyPage(() =>
  import('./features/knowledge/knowledge-page.tsx').then((file) => file.KnowledgePage),
);
const KnowledgeEditorPage = lazyPage(() =>
  import('./features/knowledge/knowledge-editor-page.tsx').then((file) => file.KnowledgeEditorPage),
);
const TopicPromptsPage = lazyPage(() =>
  import('./features/topic-prompts/topic-prompts-page.tsx').then((file) => file.TopicPromptsPage),
);
const TopicMatchesPage = lazyPage(() =>
  import('./features/topic-matches/topic-matches-page.tsx').then((file) => file.TopicMatchesPage),
);

const PAGES: PagesOf<typeof aiModule> = {
  '/expertsystem/overview': <AiOverviewPage />,
  [ASK_PATH]: <AskPage />,
  [HISTORY_PATH]: <QuestionsPage />,
  '/expertsystem/spending': <SpendingPage />,
  '/expertsystem/models': <ModelsPage />,
  [TOPIC_LIST_PATH]: <TopicsPage />,
  [TOPIC_DETAIL_PATH]: <TopicDetailPage />,
  [TOPIC_EDIT_PATH]: <TopicEditPage />,
  [KNOWLEDGE_LIST_PATH]: <KnowledgePage />,
  [KNOWLEDGE_EDIT_PATH]: <KnowledgeEditorPage />,
  '/expertsystem/golden': <GoldenPage />,
  [EVALUATIONS_PATH]: <EvaluationsPage />,
  [EVALUATION_PATH]: <EvaluationPage />,
  [EVALUATION_COMPARE_PATH]: <ComparePage />,
  '/expertsystem/topic-match': <TopicMatchesPage />,
  '/expertsystem/topic-prompt': <TopicPromptsPage />,
  [PROMPT_LIST_PATH]: <DefaultPromptsPage />,
  [PROMPT_EDIT_PATH]: <PromptEditorPage />,
};

/** Every page of the module's manifest. */
export const ModuleRoutes = (): ReactElement => <PageRoutes pages={PAGES} />;
