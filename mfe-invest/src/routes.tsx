import { investModule } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { InvestOverviewPage } from './features/overview/invest-overview-page.tsx';

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {investModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={<InvestOverviewPage />} />
      ))}
    </Routes>
  );
}
