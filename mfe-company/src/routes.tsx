import type { companyModule } from '@console/contract-company';
import { PageRoutes, type PagesOf } from '@console/platform/page-router';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { COMPANY_DETAIL_PATH } from '@console/contract-core';
import { ADD_COMPANY_PATH, COMPANY_LIST_PATH } from './paths.ts';

const AddCompanyPage = lazyPage(() =>
  import('./features/add-company/add-company-page.tsx').then((file) => file.AddCompanyPage),
);
const CompanyPage = lazyPage(() => import('./company-page.tsx').then((file) => file.CompanyPage));
const CompanyListPage = lazyPage(() =>
  import('./features/company-list/company-list-page.tsx').then((file) => file.CompanyListPage),
);

const PAGES: PagesOf<typeof companyModule> = {
  [COMPANY_LIST_PATH]: <CompanyListPage market="domestic" />,
  '/investment/dataCorpEcology/selectData': <CompanyListPage market="domestic" />,
  '/overseas/company': <CompanyListPage market="overseas" />,
  [COMPANY_DETAIL_PATH]: <CompanyPage />,
  [ADD_COMPANY_PATH]: <AddCompanyPage />,
};

/** Every page of the module's manifest. */
export const ModuleRoutes = (): ReactElement => <PageRoutes pages={PAGES} />;
