import { strategyRecordTables, type StrategyDetail } from '@console/contract-invest';
import { ArrowLeftIcon, EmptyState } from '@console/ui';
import { Button, DataTable, useTableState } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../../client.ts';
import { ReviewPanel } from '../next/review-panel.tsx';
import { HOLDING_CELLS, HOLDING_TOTAL } from '../holding-cells.tsx';
import { ORDER_CELLS, ORDER_TOTAL } from '../../../strategy-parts/order-cells.tsx';

const { billOrders, strategyHoldings } = strategyRecordTables;

interface BillDetailProps {
  readonly strategy: StrategyDetail;
  readonly billId: number;
  readonly onBack: () => void;
}

/** One bill: every order with its reason and costs, and the holdings at its close. */
export function BillDetail({ strategy, billId, onBack }: BillDetailProps): ReactElement {
  const { strategyId, strategyName } = strategy;
  const orders = useTableState(billOrders);
  const holdings = useTableState(strategyHoldings);
  const always = useMemo(() => ({ strategyId, billId }), [strategyId, billId]);
  const subject = `${strategyName} 账单 ${billId}`;
  return (
    <>
      <DataTable
        client={client}
        spec={billOrders}
        state={orders}
        always={always}
        title={`账单 ${billId} 的委托`}
        subject={strategyName}
        cells={ORDER_CELLS}
        summary={ORDER_TOTAL}
        toolbar={
          <Button icon={<ArrowLeftIcon />} onClick={onBack}>
            返回账单列表
          </Button>
        }
        empty={<EmptyState title="没有这张账单的委托" cause="账单编号可能有误，或不属于这个策略。" />}
      />
      <ReviewPanel strategyId={strategyId} billId={billId} />
      <DataTable
        client={client}
        spec={strategyHoldings}
        state={holdings}
        always={always}
        title="当日收盘持仓"
        subject={subject}
        cells={HOLDING_CELLS}
        summary={HOLDING_TOTAL}
        empty={<EmptyState title="当日收盘没有持仓" cause="全部为现金。" />}
      />
    </>
  );
}
