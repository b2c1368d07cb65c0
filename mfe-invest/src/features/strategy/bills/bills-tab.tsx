import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { EmptyState } from '@console/ui';
import { DataTable, useFilterDraft, useTableState, usePageQuery } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { idOf } from '../../../strategy-parts/strategy-paths.ts';
import { DayRangeFilter } from '../../../strategy-parts/day-range-filter.tsx';
import { NoDays } from '../no-days.tsx';
import { BillDetail } from './bill-detail.tsx';

const { strategyBills } = strategyRecordTables;

/** The bills of a strategy, or with `bill` in the address one of them with its orders and holdings. */
export function BillsTab({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  const [query, change] = usePageQuery();
  const billId = idOf(query, 'bill');
  if (strategy.reportDate === null) return <NoDays strategy={strategy} />;
  if (billId !== null)
    return <BillDetail strategy={strategy} billId={billId} onBack={() => change({ bill: null })} />;
  return <Bills strategy={strategy} onBill={(id) => change({ bill: String(id) })} />;
}

interface BillsProps {
  readonly strategy: StrategyDetail;
  readonly onBill: (billId: number) => void;
}

function Bills({ strategy, onBill }: BillsProps): ReactElement {
  const { strategyId, strategyName } = strategy;
  const state = useTableState(strategyBills);
  const filter = useFilterDraft(state);
  const always = useMemo(() => ({ strategyId }), [strategyId]);
  return (
    <DataTable
      client={client}
      spec={strategyBills}
      state={state}
      always={always}
      title="调仓账单"
      subject={strategyName}
      cells={{
        billDate: {
          draw: ({ billId, billDate }) => (
            <button type="button" className="c-name-button" onClick={() => onBill(billId)}>
              {billDate}
            </button>
          ),
          text: ({ billDate }) => billDate,
        },
      }}
      rowActions={{
        width: 56,
        draw: ({ billId, billDate }) => (
          <button
            type="button"
            className="c-name-button"
            aria-label={`${billDate} 的账单明细`}
            onClick={() => onBill(billId)}
          >
            明细
          </button>
        ),
      }}
      filterBar={<DayRangeFilter {...filter} />}
      empty={<EmptyState title="还没有账单" cause="有委托的交易日才有账单；首个信号的次日开盘执行。" />}
    />
  );
}
