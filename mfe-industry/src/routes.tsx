import { industryModule } from '@console/contract-industry';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { INDUSTRY_DETAIL_PATH, LIST_PATHS, OVERSEAS_LIST_PATH, SHENWAN_PATH } from './paths.ts';

const IndustryDetailPage = lazyPage(() =>
  import('./features/industry-detail/industry-detail-page.tsx').then((file) => file.IndustryDetailPage),
);
const IndustryListPage = lazyPage(() =>
  import('./features/industry-list/industry-list-page.tsx').then((file) => file.IndustryListPage),
);
const ShenwanOverviewPage = lazyPage(() =>
  import('./features/shenwan-overview/shenwan-overview-page.tsx').then((file) => file.ShenwanOverviewPage),
);

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {industryModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={page(path)} />
      ))}
    </Routes>
  );
}

/** The detail, the overview, the list of one classification, else the default list under one of its names. */
function page(path: string): ReactElement {
  if (path === INDUSTRY_DETAIL_PATH) return <IndustryDetailPage />;
  if (path === SHENWAN_PATH) return <ShenwanOverviewPage />;
  if (path === LIST_PATHS.ecology) return <IndustryListPage key={path} variant="ecology" />;
  if (path === LIST_PATHS.etf) return <IndustryListPage key={path} variant="etf" />;
  if (path === OVERSEAS_LIST_PATH) return <IndustryListPage key={path} variant="default" market="overseas" />;
  return <IndustryListPage key={path} variant="default" />;
}
