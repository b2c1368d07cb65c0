import { aiModule } from '@console/contract-ai';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DefaultPromptsPage } from './features/default-prompts/default-prompts-page.tsx';
import { PromptEditorPage } from './features/default-prompts/prompt-editor-page.tsx';
import { PROMPT_EDIT_PATH, PROMPT_LIST_PATH } from './features/default-prompts/prompt-paths.ts';
import { AiOverviewPage } from './features/overview/ai-overview-page.tsx';

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
