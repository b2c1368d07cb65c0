import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { HOLDING_CELLS, HOLDING_TOTAL } from '../holding-cells.tsx';

/** What a strategy holds at the newest close; with its cash it is what it is worth. */
export function LatestHoldings({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, strategyName, reportDate } = strategy;
  const state = useTableState(strategyRecordTables.strategyHoldings);
  const always = useMemo(() => ({ strategyId, latested: '1' as const }), [strategyId]);
  return (
    <DataTable
      client={client}
      spec={strategyRecordTables.strategyHoldings}
      state={state}
      always={always}
      title="最新持仓"
      subject={strategyName}
      cells={HOLDING_CELLS}
      summary={HOLDING_TOTAL}
      toolbar={<span className="c-hint">{reportDate} 收盘</span>}
      empty={<EmptyState title="没有持仓" cause="全部为现金：没有买到，或已全部卖出。" />}
    />
  );
}
