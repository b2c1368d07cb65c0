import { companyModule } from '@console/contract-company';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ADD_COMPANY_PATH, COMPANY_DETAIL_PATH } from './paths.ts';

const AddCompanyPage = lazyPage(() =>
  import('./features/add-company/add-company-page.tsx').then((file) => file.AddCompanyPage),
);
const CompanyPage = lazyPage(() => import('./company-page.tsx').then((file) => file.CompanyPage));
const CompanyListPage = lazyPage(() =>
  import('./features/company-list/company-list-page.tsx').then((file) => file.CompanyListPage),
);

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

/** The form, the detail, the overseas list, else the list under one of its names. */
function page(path: string): ReactElement {
  if (path === ADD_COMPANY_PATH) return <AddCompanyPage />;
  if (path === COMPANY_DETAIL_PATH) return <CompanyPage />;
  if (path === OVERSEAS_LIST_PATH) return <CompanyListPage key={path} market="overseas" />;
  return <CompanyListPage key={path} market="domestic" />;
}
