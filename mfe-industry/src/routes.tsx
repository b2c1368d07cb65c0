import { INDUSTRY_DETAIL_PATH } from '@console/contract-core';
import type { industryModule } from '@console/contract-industry';
import { PageRoutes, type PagesOf } from '@console/platform/page-router';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import {
  DATABASE_LIST_PATH,
  COMPARE_PATH,
  FUNDS_PATH,
  LIST_PATHS,
  MAP_PATH,
  OVERSEAS_LIST_PATH,
  SHENWAN_PATH,
} from './paths.ts';

const IndustryDetailPage = lazyPage(() =>
  import('./features/industry-detail/industry-detail-page.tsx').then((file) => file.IndustryDetailPage),
);
const IndustryListPage = lazyPage(() =>
  import('./features/industry-list/industry-list-page.tsx').then((file) => file.IndustryListPage),
);
const CompareIndustriesPage = lazyPage(() =>
  import('./features/compare-industries/compare-industries-page.tsx').then(
    (file) => file.CompareIndustriesPage,
  ),
);
const MarketMapPage = lazyPage(() =>
  import('./features/market-map/market-map-page.tsx').then((file) => file.MarketMapPage),
);
const FundsPage = lazyPage(() => import('./features/funds/funds-page.tsx').then((file) => file.FundsPage));
const ShenwanOverviewPage = lazyPage(() =>
  import('./features/shenwan-overview/shenwan-overview-page.tsx').then((file) => file.ShenwanOverviewPage),
);

const PAGES: PagesOf<typeof industryModule> = {
  [DATABASE_LIST_PATH]: <IndustryListPage variant="default" />,
  [LIST_PATHS.default]: <IndustryListPage variant="default" />,
  [LIST_PATHS.ecology]: <IndustryListPage variant="ecology" />,
  [LIST_PATHS.etf]: <IndustryListPage variant="etf" />,
  [OVERSEAS_LIST_PATH]: <IndustryListPage variant="default" market="overseas" />,
  [SHENWAN_PATH]: <ShenwanOverviewPage />,
  [MAP_PATH]: <MarketMapPage />,
  [COMPARE_PATH]: <CompareIndustriesPage />,
  [FUNDS_PATH]: <FundsPage />,
  [INDUSTRY_DETAIL_PATH]: <IndustryDetailPage />,
};

/** Every page of the module's manifest. */
export const ModuleRoutes = (): ReactElement => <PageRoutes pages={PAGES} />;
