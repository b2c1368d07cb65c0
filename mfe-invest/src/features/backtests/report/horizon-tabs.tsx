import type { BacktestReport } from '@console/contract-invest';
import { TabRow } from '@console/ui';
import type { ReactElement } from 'react';

interface HorizonTabsProps {
  readonly report: BacktestReport;
  readonly horizon: number;
  readonly onChange: (horizon: number) => void;
}

/** Tabs that choose the horizon whose figures and charts are shown. */
export function HorizonTabs({ report, horizon, onChange }: HorizonTabsProps): ReactElement {
  return (
    <TabRow
      look="band"
      label="持有期"
      items={report.horizons.map((each) => ({ key: String(each), title: `持有 ${each} 日` }))}
      active={String(horizon)}
      onChange={(key) => onChange(Number(key))}
      extra={<span>多空组合固定持有 1 日</span>}
    />
  );
}
