import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import { DataTable, totalOf, useTableState } from '@console/ui/data';
import type { RowOf } from '@console/contract-core';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { StockName } from '../../strategy-parts/stock-name.tsx';

const { strategyStocks } = strategyRecordTables;
type StockRow = RowOf<typeof strategyStocks>;

const CELLS = {
  corpName: { draw: (row: StockRow) => <StockName {...row} />, text: (row: StockRow) => row.corpName },
};
const TOTAL = totalOf<StockRow>('fullPositionWeight', 'systemConfigIndex', 'userConfigIndex');

/** The stocks that the newest signal of a strategy chose, with the indexes they were chosen by. */
export function PoolTab({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, strategyName } = strategy;
  const state = useTableState(strategyStocks);
  const always = useMemo(() => ({ strategyId }), [strategyId]);
  return (
    <DataTable
      client={client}
      spec={strategyStocks}
      state={state}
      always={always}
      title="股票生态池"
      subject={strategyName}
      cells={CELLS}
      summary={TOTAL}
      empty={
        <EmptyState
          title="还没有选股"
          cause={`首个信号取自发布日 ${strategy.startDate} 的收盘，由后台在下一个交易日的行情到齐后生成。`}
        />
      }
    />
  );
}
