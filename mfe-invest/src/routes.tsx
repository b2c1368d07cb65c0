import type { investModule } from '@console/contract-invest';
import { PageRoutes, type PagesOf } from '@console/platform/page-router';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import {
  BACKTEST_COMPARE_PATH,
  BACKTEST_PATH,
  BACKTEST_RESULT_PATH,
  CHECKUP_PATH,
  FACTOR_DETAIL_PATH,
  FACTOR_LIST_PATH,
  INDICATOR_PATH,
} from './page-paths.ts';
import {
  SIMULATION_PATH,
  STRATEGY_ADD_PATH,
  STRATEGY_COMPARISON_PATH,
  STRATEGY_DETAIL_PATH,
  STRATEGY_LIST_PATH,
} from './strategy-parts/strategy-paths.ts';
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
const StrategyListPage = lazyPage(() =>
  import('./features/strategies/strategy-list-page.tsx').then((file) => file.StrategyListPage),
);
const NewStrategyPage = lazyPage(() =>
  import('./features/new-strategy/new-strategy-page.tsx').then((file) => file.NewStrategyPage),
);
const StrategyPage = lazyPage(() =>
  import('./features/strategy/strategy-page.tsx').then((file) => file.StrategyPage),
);
const RebalancingPage = lazyPage(() =>
  import('./features/rebalancing/rebalancing-page.tsx').then((file) => file.RebalancingPage),
);
const StrategyComparePage = lazyPage(() =>
  import('./features/strategy-compare/strategy-compare-page.tsx').then((file) => file.StrategyComparePage),
);
const SimulationPage = lazyPage(() =>
  import('./features/simulation/simulation-page.tsx').then((file) => file.SimulationPage),
);
const FactorListPage = lazyPage(() =>
  import('./features/factors/factor-list-page.tsx').then((file) => file.FactorListPage),
);
const FactorEditorPage = lazyPage(() =>
  import('./features/factor-editor/factor-editor-page.tsx').then((file) => file.FactorEditorPage),
);
const IndicatorPage = lazyPage(() =>
  import('./features/indicators/indicator-page.tsx').then((file) => file.IndicatorPage),
);
const CheckupPage = lazyPage(() =>
  import('./features/checkup/checkup-page.tsx').then((file) => file.CheckupPage),
);
const BacktestListPage = lazyPage(() =>
  import('./features/backtests/list/backtest-list-page.tsx').then((file) => file.BacktestListPage),
);
const BacktestResultPage = lazyPage(() =>
  import('./features/backtests/result/backtest-result-page.tsx').then((file) => file.BacktestResultPage),
);
const BacktestComparePage = lazyPage(() =>
  import('./features/backtests/compare/backtest-compare-page.tsx').then((file) => file.BacktestComparePage),
);

const PAGES: PagesOf<typeof investModule> = {
  '/investment/overview': <InvestOverviewPage />,
  [STYLE_LIST_PATH]: <StyleListPage />,
  [STYLE_ADD_PATH]: <AddStylePage />,
  [STYLE_DETAIL_PATH]: <StyleDetailPage />,
  [STRATEGY_LIST_PATH]: <StrategyListPage />,
  [STRATEGY_ADD_PATH]: <NewStrategyPage />,
  [STRATEGY_DETAIL_PATH]: <StrategyPage />,
  '/operations/rebalance': <RebalancingPage />,
  [STRATEGY_COMPARISON_PATH]: <StrategyComparePage />,
  [SIMULATION_PATH]: <SimulationPage />,
  [FACTOR_LIST_PATH]: <FactorListPage />,
  [FACTOR_DETAIL_PATH]: <FactorEditorPage />,
  [INDICATOR_PATH]: <IndicatorPage />,
  [CHECKUP_PATH]: <CheckupPage />,
  [BACKTEST_PATH]: <BacktestListPage />,
  [BACKTEST_RESULT_PATH]: <BacktestResultPage />,
  [BACKTEST_COMPARE_PATH]: <BacktestComparePage />,
};

/** Every page of the module's manifest. */
export const ModuleRoutes = (): ReactElement => <PageRoutes pages={PAGES} />;
