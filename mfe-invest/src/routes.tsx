import { investModule } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { InvestOverviewPage } from './features/overview/invest-overview-page.tsx';
import { AddStylePage } from './features/styles/add-style-page.tsx';
import { StyleDetailPage } from './features/styles/style-detail-page.tsx';
import { StyleListPage } from './features/styles/style-list-page.tsx';
import { STYLE_ADD_PATH, STYLE_DETAIL_PATH, STYLE_LIST_PATH } from './features/styles/style-paths.ts';

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {investModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={PAGES[path] ?? <InvestOverviewPage />} />
      ))}
    </Routes>
  );
}

const PAGES: Readonly<Record<string, ReactElement>> = {
  [STYLE_LIST_PATH]: <StyleListPage />,
  [STYLE_ADD_PATH]: <AddStylePage />,
  [STYLE_DETAIL_PATH]: <StyleDetailPage />,
};
