import type { StrategyComparison } from '@console/contract-invest';
import { Num, Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';

/** How much of each two strategies is the same, and how much of each is in stocks. */
export function OverlapPanel({
  comparison: { strategies, overlaps },
}: {
  readonly comparison: StrategyComparison;
}): ReactElement {
  return (
    <Panel title="持仓重合度" sub="同一股票取较小权重之和，占资产 %" flush>
      <WideRows label="持仓重合度表">
        <SmallTable
          rows={strategies.map((strategy, at) => ({ strategy, at }))}
          keyOf={({ strategy }) => strategy.strategyId}
          columns={[
            { title: '策略', heading: true, cell: ({ strategy }) => strategy.strategyName },
            ...strategies.map(({ strategyName }, other) => ({
              title: strategyName,
              number: true as const,
              cell: ({ at }: { readonly at: number }) =>
                at === other ? '—' : <Num value={overlaps[at]?.[other] ?? null} unit="percent" />,
            })),
            {
              title: '股票仓位',
              number: true,
              cell: ({ strategy }) => <Num value={strategy.invested} unit="percent" />,
            },
          ]}
        />
      </WideRows>
    </Panel>
  );
}
