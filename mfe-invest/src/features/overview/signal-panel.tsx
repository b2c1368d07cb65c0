import { EMPTY } from '@console/contract-core';
import { Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import type { Calendar } from './universe-panel.tsx';

/** The last and next signal of each rebalancing frequency. */
export function SignalPanel({ calendar }: { readonly calendar: Calendar }): ReactElement {
  return (
    <Panel title="调仓信号日" sub="周期的最后一个交易日收盘后产生信号，次日开盘执行" flush>
      <SmallTable
        className="invest-signals"
        rows={calendar.signals}
        keyOf={({ frequency }) => frequency}
        columns={[
          { title: '调仓频率', heading: true, cell: ({ title }) => title },
          { title: '最近信号日', cell: ({ last }) => last ?? EMPTY },
          { title: '下一信号日', cell: ({ next }) => next ?? EMPTY },
        ]}
      />
    </Panel>
  );
}
