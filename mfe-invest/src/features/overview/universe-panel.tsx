import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { EmptyState, Facts, Num, Panel } from '@console/ui';
import type { ReactElement } from 'react';

export type Calendar = OutputOf<typeof investEntries.tradingCalendar>;

/** The number of shares on the business date, and of those a strategy may choose from. */
export function UniversePanel({ calendar }: { readonly calendar: Calendar }): ReactElement {
  const { universe, businessDate } = calendar;
  if (businessDate === null) {
    return (
      <Panel title="选股范围">
        <EmptyState title="还没有行情" cause="日行情尚未导入；导入后这里显示业务日期当天可选的股票。" />
      </Panel>
    );
  }
  const count = (value: number): ReactElement => <Num value={value} unit="count" withUnit />;
  return (
    <Panel title="选股范围" sub={businessDate}>
      <Facts
        facts={[
          { label: '有行情的股票', value: count(universe.listed) },
          { label: '可选股票', value: count(universe.eligible) },
          { label: '停牌', value: count(universe.suspended) },
          { label: 'ST', value: count(universe.st) },
          { label: '上市不足 60 日', value: count(universe.recent) },
          { label: '行情区间', value: `${calendar.firstDate ?? ''} 至 ${businessDate}` },
          { label: '交易日', value: `${calendar.tradingDays.toLocaleString('en-US')} 天` },
        ]}
      />
    </Panel>
  );
}
