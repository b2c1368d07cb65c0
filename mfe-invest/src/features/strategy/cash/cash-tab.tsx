import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { EmptyState, Mark } from '@console/ui';
import { DataTable, MARK_ROOM, totalOf, useFilterDraft, useTableState } from '@console/ui/data';
import { formatNumber, type RowOf } from '@console/contract-core';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { DayRangeFilter } from '../../../strategy-parts/day-range-filter.tsx';
import { NoDays } from '../no-days.tsx';
import { CashFlow } from './cash-flow.tsx';

const { cashBook } = strategyRecordTables;

/** Everything that changed a strategy's cash, and the proof that it adds up. */
export function CashTab({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const { strategyId, strategyName } = strategy;
  const state = useTableState(cashBook);
  const filter = useFilterDraft(state);
  const always = useMemo(() => ({ strategyId }), [strategyId]);
  const { from, to } = state.filter;
  if (strategy.reportDate === null) return <NoDays strategy={strategy} />;
  return (
    <>
      <CashFlow strategyId={strategyId} from={from} to={to} />
      <DataTable
        client={client}
        spec={cashBook}
        state={state}
        always={always}
        title="资金流水"
        subject={strategyName}
        summary={TOTAL}
        cells={{
          kind: {
            draw: ({ kind, flagged }) =>
              flagged ? (
                <span title="没有公告解释的价格缺口或退市，请核对">
                  <Mark tint="amber">{kind}</Mark>
                </span>
              ) : (
                kind
              ),
            text: ({ kind }) => kind,
            room: MARK_ROOM,
          },
          // Money paid and received is no gain or loss.
          amount: { draw: ({ amount }) => formatNumber(amount, { unit: 'yuan', signed: true }) },
        }}
        filterBar={<DayRangeFilter {...filter} />}
        empty={<EmptyState title="还没有资金流水" cause="首次买入之后才有流水。" />}
      />
    </>
  );
}

const TOTAL = totalOf<RowOf<typeof cashBook>>('amount');
