import { companyModule } from '@console/contract-company';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CompanyDetailPage } from './features/company-detail/company-detail-page.tsx';
import { CompanyListPage } from './features/company-list/company-list-page.tsx';
import { COMPANY_DETAIL_PATH } from './paths.ts';

const OVERSEAS_LIST_PATH = '/overseas/company';

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {companyModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={page(path)} />
      ))}
    </Routes>
  );
}

/** The detail, the overseas list, else the list under one of its names. */
function page(path: string): ReactElement {
  if (path === COMPANY_DETAIL_PATH) return <CompanyDetailPage />;
  if (path === OVERSEAS_LIST_PATH) return <CompanyListPage key={path} market="overseas" />;
  return <CompanyListPage key={path} market="domestic" />;
}
