import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { DataTable, useFilterDraft, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { DayRangeFilter } from '../../strategy-parts/day-range-filter.tsx';
import { NoDays } from './no-days.tsx';

const { strategyReports } = strategyRecordTables;

/** V-08: a row a trading day, the newest first. */
export function DailyTab({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, strategyName } = strategy;
  const state = useTableState(strategyReports);
  const filter = useFilterDraft(state);
  const always = useMemo(() => ({ strategyId }), [strategyId]);
  if (strategy.reportDate === null) return <NoDays strategy={strategy} />;
  return (
    <DataTable
      client={client}
      spec={strategyReports}
      state={state}
      always={always}
      title="统计日报"
      subject={strategyName}
      filterBar={<DayRangeFilter {...filter} />}
    />
  );
}
