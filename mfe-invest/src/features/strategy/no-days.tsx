import type { StrategyDetail } from '@console/contract-invest';
import { EmptyState, Panel } from '@console/ui';
import type { ReactElement } from 'react';

/** Instead of figures of days, until the first one is posted. */
export function NoDays({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  return (
    <Panel>
      <EmptyState
        title="还没有交易日报告"
        cause={`策略发布于 ${strategy.startDate}，下一个交易日的行情到齐后自动建仓并生成首份报告。`}
      />
    </Panel>
  );
}
