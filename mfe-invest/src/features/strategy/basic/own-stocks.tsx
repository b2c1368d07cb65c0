import { formatNumber } from '@console/contract-core';
import { USER_WEIGHT, userWeightSum, type StrategyDetail } from '@console/contract-invest';
import { Panel, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { StockName } from '../../../strategy-parts/stock-name.tsx';

const decimal = (value: number): string =>
  formatNumber(value, { unit: 'number', decimals: USER_WEIGHT.decimals });

/** The stocks of a user strategy and their weights; what they leave of 1 is cash. */
export function OwnStocks({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { stocks } = strategy;
  const sum = userWeightSum(stocks.map(({ weight }) => weight)) / 10_000;
  return (
    <Panel title="用户配置" sub={`共 ${stocks.length} 只，余下 ${decimal(1 - sum)} 为现金`} flush>
      <SmallTable
        rows={stocks}
        keyOf={({ stockCode }) => stockCode}
        columns={[
          { title: '公司简称', heading: true, cell: (stock) => <StockName {...stock} />, foot: '合计' },
          { title: '股票代码', cell: ({ stockCode }) => stockCode },
          {
            title: '用户配置指数',
            number: true,
            cell: ({ weight }) => decimal(weight),
            foot: decimal(sum),
          },
        ]}
      />
    </Panel>
  );
}
