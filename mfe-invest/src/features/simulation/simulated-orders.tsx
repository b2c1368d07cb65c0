import { simulationTables, type SimulationCard } from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import { DataTable, useFilterDraft, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DayRangeFilter } from '../../strategy-parts/day-range-filter.tsx';
import { ORDER_CELLS } from '../../strategy-parts/order-cells.tsx';

const { simulationOrders } = simulationTables;

/** Every order of a simulation with its reason and costs. */
export function SimulatedOrders({ run }: { readonly run: SimulationCard }): ReactElement {
  const { simulationId, strategyName } = run;
  const state = useTableState(simulationOrders);
  const filter = useFilterDraft(state);
  const always = useMemo(() => ({ simulationId }), [simulationId]);
  return (
    <DataTable
      client={client}
      spec={simulationOrders}
      state={state}
      always={always}
      title="模拟委托"
      subject={`${strategyName} 模拟 ${simulationId}`}
      cells={ORDER_CELLS}
      filterBar={<DayRangeFilter {...filter} />}
      empty={<EmptyState title="没有委托" cause="所选日期内没有买卖。" />}
    />
  );
}
