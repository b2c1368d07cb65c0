import type { StrategyComparison } from '@console/contract-invest';
import { Num, Panel, SmallTable, type SmallColumn } from '@console/ui';
import { useChoice } from '@console/ui/data';
import { Segmented } from '@console/ui/form';
import type { ReactElement } from 'react';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import { WideRows } from '../../strategy-parts/wide-rows.tsx';
import {
  HOLDING_KINDS,
  onlyHolder,
  stocksOfKind,
  type ComparedStock,
  type HoldingKind,
} from './holding-rows.ts';

const KINDS = Object.keys(HOLDING_KINDS) as readonly HoldingKind[];

/** What the strategies hold at the close of the window's last day, by weight. */
export function HoldingsPanel({ comparison }: { readonly comparison: StrategyComparison }): ReactElement {
  const [kind, choose] = useChoice('holdings', KINDS, 'all');
  const rows = stocksOfKind(comparison, kind);
  return (
    <Panel
      title="持仓"
      sub={`${comparison.to} 收盘，占资产 %，${rows.length} 只`}
      flush
      actions={
        <Segmented
          aria-label="持仓范围"
          value={kind}
          options={KINDS.map((value) => ({ value, label: HOLDING_KINDS[value] }))}
          onChange={choose}
        />
      }
    >
      <WideRows label="持仓表">
        <SmallTable
          rows={rows}
          keyOf={({ stockCode }) => stockCode}
          empty={{ title: '没有这样的股票', cause: `${comparison.to} 收盘的持仓中没有` }}
          columns={[
            { title: '公司简称', heading: true, cell: (stock) => <StockName {...stock} /> },
            { title: '股票代码', cell: ({ stockCode }) => stockCode },
            ...comparison.strategies.map((strategy, at) => weightColumn(strategy.strategyName, at)),
            { title: '仅持有于', cell: (stock) => onlyHolder(comparison, stock) ?? '' },
          ]}
        />
      </WideRows>
    </Panel>
  );
}

const weightColumn = (title: string, at: number): SmallColumn<ComparedStock> => ({
  title,
  number: true,
  cell: ({ weights }) => {
    const weight = weights[at] ?? 0;
    return weight === 0 ? '' : <Num value={weight} unit="percent" />;
  },
});
