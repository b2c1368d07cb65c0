import type { OutputOf } from '@console/contract-core';
import { riskCalls, type StrategyDetail } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ChangeText, Num } from '@console/ui';
import { usePageQuery } from '@console/ui/data';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { AssetDetail } from './asset-detail.tsx';
import { DayTable } from './day-table.tsx';
import { useDayPages } from './use-day-pages.ts';

export type AssetDay = OutputOf<typeof riskCalls.assets>['content'][number];

/** The assets by day, or with `assetsId` in the address the holdings of one of them. */
export function AssetsPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const [query, change] = usePageQuery();
  const pages = useDayPages(strategy.strategyId);
  const answer = useCall(client, riskCalls.assets, pages.input, { keepPrevious: true });
  const assetsId = query.get('assetsId');
  if (assetsId !== null)
    return <AssetDetail strategy={strategy} assetsId={assetsId} onBack={() => change({ assetsId: null })} />;
  return (
    <DayTable
      title="资产统计"
      answer={answer}
      pages={pages}
      keyOf={({ id }) => id}
      empty={{ title: '还没有资产记录', cause: '首个交易日收盘后开始记录' }}
      columns={[
        { title: '日期', heading: true, cell: ({ date }: AssetDay) => date },
        {
          title: '现金',
          unit: '元',
          number: true,
          cell: ({ cashAssets }) => <Num value={cashAssets} unit="yuan" />,
        },
        {
          title: '期初持仓市值',
          unit: '元',
          number: true,
          cell: ({ stockCapitalStart }) => <Num value={stockCapitalStart} unit="yuan" />,
        },
        {
          title: '期末持仓市值',
          unit: '元',
          number: true,
          cell: ({ stockCapitalEnd }) => <Num value={stockCapitalEnd} unit="yuan" />,
        },
        {
          title: '总资产',
          unit: '元',
          number: true,
          cell: ({ assetsEnd }) => <Num value={assetsEnd} unit="yuan" />,
        },
        {
          title: '累计收益率',
          unit: '%',
          number: true,
          cell: ({ earningRate }) => <ChangeText value={earningRate} unit="percent" />,
        },
        {
          title: '操作',
          width: 64,
          cell: ({ id, date }) => (
            <button
              type="button"
              className="c-name-button"
              aria-label={`${date} 的资产明细`}
              onClick={() => change({ assetsId: id })}
            >
              明细
            </button>
          ),
        },
      ]}
    />
  );
}
