import { part, type Tab } from '@console/subject';
import type { ReactElement } from 'react';
import { CompanyDetailPage } from './features/company-detail/company-detail-page.tsx';

/** The card tabs of the company detail, in their order. Each is loaded when it is opened. */
const COMPANY_TABS: readonly Tab[] = [
  {
    key: 'basic',
    title: '基本信息',
    needs: 'gssjk_gn_view_information',
    parts: [part(() => import('./features/basic-info/basic-info-tab.ts').then((file) => file.basicInfoTab))],
  },
  {
    key: 'financial',
    title: '财务数据',
    needs: 'gssjk_gn_view_financial',
    parts: [part(() => import('./features/financial/financial-tab.tsx').then((file) => file.financialTab))],
  },
  {
    key: 'business',
    title: '经营数据',
    needs: 'gssjk_gn_view_businessData',
    parts: [part(() => import('./features/business/business-tab.ts').then((file) => file.businessTab))],
  },
  {
    key: 'market',
    title: '市场数据',
    needs: 'gssjk_gn_view_marketData',
    parts: [part(() => import('./features/market/market-tab.ts').then((file) => file.marketTab))],
  },
  {
    key: 'funds',
    title: '资金偏好',
    needs: 'gssjk_gn_view_fundPreference',
    parts: [
      part(() =>
        import('./features/fund-preference/fund-preference-tab.tsx').then((file) => file.FundPreferenceTab),
      ),
    ],
  },
];

/** The tab added for a company opened with backFlag; needs the same authority as the fund preference. */
const OPINION_TAB: Tab = {
  key: 'opinion',
  title: '舆情监测',
  needs: 'gssjk_gn_view_fundPreference',
  parts: [part(() => import('./features/opinion/opinion-tab.tsx').then((file) => file.opinionTab))],
};

/** The company detail with its tabs. */
export function CompanyPage(): ReactElement {
  return <CompanyDetailPage tabs={COMPANY_TABS} opinion={OPINION_TAB} />;
}
