import { lazyPage, Panel, Skeleton } from '@console/ui';
import type { ReactElement } from 'react';
import type { CompanyTab } from './tabs/company-tab.ts';

const waiting: ReactElement = (
  <Panel>
    <Skeleton rows={8} rowHeight={32} />
  </Panel>
);

/** The card tabs of the company detail, in their order: document 1 §2. Each is fetched when it is opened. */
export const COMPANY_TABS: readonly CompanyTab[] = [
  {
    key: 'basic',
    title: '基本信息',
    needs: 'gssjk_gn_view_information',
    Content: lazyPage(
      () => import('./features/basic-info/basic-info-tab.tsx').then((file) => file.BasicInfoTab),
      waiting,
    ),
  },
  {
    key: 'financial',
    title: '财务数据',
    needs: 'gssjk_gn_view_financial',
    Content: lazyPage(
      () => import('./features/financial/financial-tab.tsx').then((file) => file.FinancialTab),
      waiting,
    ),
  },
  {
    key: 'business',
    title: '经营数据',
    needs: 'gssjk_gn_view_businessData',
    Content: lazyPage(
      () => import('./features/business/business-tab.tsx').then((file) => file.BusinessTab),
      waiting,
    ),
  },
  {
    key: 'market',
    title: '市场数据',
    needs: 'gssjk_gn_view_marketData',
    Content: lazyPage(
      () => import('./features/market/market-tab.tsx').then((file) => file.MarketTab),
      waiting,
    ),
  },
  {
    key: 'funds',
    title: '资金偏好',
    needs: 'gssjk_gn_view_fundPreference',
    Content: lazyPage(
      () =>
        import('./features/fund-preference/fund-preference-tab.tsx').then((file) => file.FundPreferenceTab),
      waiting,
    ),
  },
];

/** Of a company opened with backFlag; by the gate of the fund preference, as decisions.md has it. */
export const OPINION_TAB: CompanyTab = {
  key: 'opinion',
  title: '舆情监测',
  needs: 'gssjk_gn_view_fundPreference',
  Content: lazyPage(
    () => import('./features/opinion/opinion-tab.tsx').then((file) => file.OpinionTab),
    waiting,
  ),
};
