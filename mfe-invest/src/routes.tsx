import { investModule } from '@console/contract-invest';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { STYLE_ADD_PATH, STYLE_DETAIL_PATH, STYLE_LIST_PATH } from './features/styles/style-paths.ts';

const InvestOverviewPage = lazyPage(() =>
  import('./features/overview/invest-overview-page.tsx').then((file) => file.InvestOverviewPage),
);
const AddStylePage = lazyPage(() =>
  import('./features/styles/add-style-page.tsx').then((file) => file.AddStylePage),
);
const StyleDetailPage = lazyPage(() =>
  import('./features/styles/style-detail-page.tsx').then((file) => file.StyleDetailPage),
);
const StyleListPage = lazyPage(() =>
  import('./features/styles/style-list-page.tsx').then((file) => file.StyleListPage),
);

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
