import type { StrategyDetail } from '@console/contract-invest';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { BasicTab } from './basic/basic-tab.tsx';
import type { StrategyTab } from './strategy-tabs.ts';

// A tab's code is fetched when it is first opened: charts and tables are larger than the first tab.
const ProfitTab = lazyPage(() => import('./profit/profit-tab.tsx').then((file) => file.ProfitTab));
const PoolTab = lazyPage(() => import('./pool-tab.tsx').then((file) => file.PoolTab));
const NextTab = lazyPage(() => import('./next/next-tab.tsx').then((file) => file.NextTab));
const BillsTab = lazyPage(() => import('./bills/bills-tab.tsx').then((file) => file.BillsTab));
const CashTab = lazyPage(() => import('./cash/cash-tab.tsx').then((file) => file.CashTab));
const DailyTab = lazyPage(() => import('./daily-tab.tsx').then((file) => file.DailyTab));
const RiskTab = lazyPage(() => import('./risks/risk-tab.tsx').then((file) => file.RiskTab));
const PositionPanel = lazyPage(() => import('./risks/position-panel.tsx').then((file) => file.PositionPanel));

interface StrategyContentProps {
  readonly strategy: StrategyDetail;
  readonly tab: StrategyTab;
}

/** The open tab of a strategy. */
export function StrategyContent({ strategy, tab }: StrategyContentProps): ReactElement {
  switch (tab) {
    case 'basic':
      return <BasicTab strategy={strategy} />;
    case 'position':
      return <PositionPanel strategy={strategy} />;
    case 'profit':
      return <ProfitTab strategy={strategy} />;
    case 'pool':
      return <PoolTab strategy={strategy} />;
    case 'next':
      return <NextTab strategy={strategy} />;
    case 'bills':
      return <BillsTab strategy={strategy} />;
    case 'cash':
      return <CashTab strategy={strategy} />;
    case 'risk':
      return <RiskTab strategy={strategy} />;
    case 'daily':
      return <DailyTab strategy={strategy} />;
  }
}
