import { aiModule } from '@console/contract-ai';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PROMPT_EDIT_PATH, PROMPT_LIST_PATH } from './features/default-prompts/prompt-paths.ts';

const AiOverviewPage = lazyPage(() =>
  import('./features/overview/ai-overview-page.tsx').then((file) => file.AiOverviewPage),
);
const DefaultPromptsPage = lazyPage(() =>
  import('./features/default-prompts/default-prompts-page.tsx').then((file) => file.DefaultPromptsPage),
);
const PromptEditorPage = lazyPage(() =>
  import('./features/default-prompts/prompt-editor-page.tsx').then((file) => file.PromptEditorPage),
);

const PAGES: Readonly<Record<string, ReactElement>> = {
  [PROMPT_LIST_PATH]: <DefaultPromptsPage />,
  [PROMPT_EDIT_PATH]: <PromptEditorPage />,
};

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {aiModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={PAGES[path] ?? <AiOverviewPage />} />
      ))}
    </Routes>
  );
}
