import { STRATEGY_TEXTS, type StrategyDetail } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { TabRow } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { isUserStrategy } from '../../../strategy-parts/strategy-words.ts';
import { NoDays } from '../no-days.tsx';
import { AssetsPanel } from './assets-panel.tsx';
import { CompanyRiskPanel } from './company-risk-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { SystemRiskPanel } from './system-risk-panel.tsx';

const PARTS = [
  { key: 'system', title: '系统风险' },
  { key: 'company', title: '公司风险' },
  { key: 'position', title: '仓位控制' },
  { key: 'assets', title: '资产统计' },
] as const;
type Part = (typeof PARTS)[number]['key'];

interface RiskTabProps {
  readonly strategy: StrategyDetail;
}

/** V-07: the caps of a strategy, its positions under them, and its assets by day. */
export function RiskTab({ strategy }: RiskTabProps): ReactElement {
  const { notify } = usePlatform();
  const [query, change] = usePageQuery();
  const isUser = isUserStrategy(strategy.strategyType);
  const asked = PARTS.find(({ key }) => key === query.get('part'))?.key ?? 'system';
  const part = asked === 'position' && !isUser ? 'system' : asked;
  const choose = (key: Part): void => {
    if (key === 'position' && !isUser) notify.error(STRATEGY_TEXTS.systemPosition);
    else change({ part: key === 'system' ? null : key, assetsId: null });
  };
  if (strategy.reportDate === null) return <NoDays strategy={strategy} />;
  return (
    <>
      <TabRow look="pills" label="风险与资产" items={PARTS} active={part} onChange={choose} />
      {part === 'system' && <SystemRiskPanel strategy={strategy} />}
      {part === 'company' && <CompanyRiskPanel strategy={strategy} />}
      {part === 'position' && <PositionPanel strategy={strategy} />}
      {part === 'assets' && <AssetsPanel strategy={strategy} />}
    </>
  );
}
