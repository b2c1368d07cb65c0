import { useSearch } from '@console/ui/data';
import type { ReactElement } from 'react';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SubTabs, type SubTab } from '../../tabs/sub-tabs.tsx';
import { CapitalPreference } from './capital-preference.tsx';
import { ConnectHoldings } from './connect-holdings.tsx';
import { IndustrialCapital } from './industrial-capital.tsx';
import { InstitutionHoldings } from './institution-holdings.tsx';
import { LeveragedCapital } from './leveraged-capital.tsx';
import { Liquidity } from './liquidity.tsx';
import { TradingStatistics } from './trading-statistics.tsx';

const TABS: readonly SubTab[] = [
  { key: 'institutions', title: '机构持股', Content: InstitutionHoldings },
  { key: 'industrial', title: '产业资本', Content: IndustrialCapital },
  { key: 'leverage', title: '杠杆资金', Content: LeveragedCapital },
  { key: 'connect', title: '沪深港通', Content: ConnectHoldings },
  { key: 'trading', title: '每日交易统计', Content: TradingStatistics },
  { key: 'liquidity', title: '流动性', Content: Liquidity },
  { key: 'preference', title: '资本偏好指数', Content: CapitalPreference },
];

/** 资金偏好: who holds and trades the share. A company opened as part of an ETF shows its liquidity alone. */
export function FundPreferenceTab({ company }: CompanyPartProps): ReactElement {
  const [search] = useSearch();
  if (new URLSearchParams(search).get('type') === 'etf') return <Liquidity company={company} />;
  return <SubTabs tabs={TABS} label="资金偏好" company={company} />;
}
