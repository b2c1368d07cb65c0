import { aiModule } from '@console/contract-ai';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AiOverviewPage } from './features/overview/ai-overview-page.tsx';

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {aiModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={<AiOverviewPage />} />
      ))}
    </Routes>
  );
}
