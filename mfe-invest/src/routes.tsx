import { investModule } from '@console/contract-invest';
import { lazyPage } from '@console/ui';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  BACKTEST_COMPARE_PATH,
  BACKTEST_PATH,
  BACKTEST_RESULT_PATH,
  FACTOR_DETAIL_PATH,
  FACTOR_LIST_PATH,
  INDICATOR_PATH,
} from './divisor-paths.ts';
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
const FactorListPage = lazyPage(() =>
  import('./features/factors/factor-list-page.tsx').then((file) => file.FactorListPage),
);
const FactorEditorPage = lazyPage(() =>
  import('./features/factor-editor/factor-editor-page.tsx').then((file) => file.FactorEditorPage),
);
const IndicatorPage = lazyPage(() =>
  import('./features/indicators/indicator-page.tsx').then((file) => file.IndicatorPage),
);
const BacktestListPage = lazyPage(() =>
  import('./features/backtests/backtest-list-page.tsx').then((file) => file.BacktestListPage),
);
const BacktestResultPage = lazyPage(() =>
  import('./features/backtests/backtest-result-page.tsx').then((file) => file.BacktestResultPage),
);
const BacktestComparePage = lazyPage(() =>
  import('./features/backtests/backtest-compare-page.tsx').then((file) => file.BacktestComparePage),
);

/** Every path of the module's manifest, matched without regard to case. */
export function ModuleRoutes(): ReactElement {
  return (
    <Routes>
      {investModule.routes.map(({ path }) => (
        <Route key={path} path={path} element={PAGES[path] ?? <InvestOverviewPage />} />
      ))}
    </Routes>
  );
}

const PAGES: Readonly<Record<string, ReactElement>> = {
  [STYLE_LIST_PATH]: <StyleListPage />,
  [STYLE_ADD_PATH]: <AddStylePage />,
  [STYLE_DETAIL_PATH]: <StyleDetailPage />,
  [FACTOR_LIST_PATH]: <FactorListPage />,
  [FACTOR_DETAIL_PATH]: <FactorEditorPage />,
  [INDICATOR_PATH]: <IndicatorPage />,
  [BACKTEST_PATH]: <BacktestListPage />,
  [BACKTEST_RESULT_PATH]: <BacktestResultPage />,
  [BACKTEST_COMPARE_PATH]: <BacktestComparePage />,
};
