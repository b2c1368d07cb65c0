import { industryModule } from '@console/contract-industry';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ShenwanOverviewPage } from './features/shenwan-overview/shenwan-overview-page.tsx';

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {industryModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={<ShenwanOverviewPage />} />
      ))}
    </Routes>
  );
}
