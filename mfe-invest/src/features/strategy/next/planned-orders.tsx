import type { NextRebalance, PlannedOrder } from '@console/contract-invest';
import { Mark, Num, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { SIDE_TITLES } from '../../../strategy-parts/order-cells.tsx';
import { StockName } from '../../../strategy-parts/stock-name.tsx';
import { WideRows } from '../../../strategy-parts/wide-rows.tsx';

/** The orders of a plan, in the order of their execution, with what cannot be had of them and why. */
export function PlannedOrders({ plan }: { readonly plan: NextRebalance }): ReactElement {
  return (
    <WideRows label="下次调仓的委托">
      <SmallTable
        rows={plan.orders}
        keyOf={({ stockCode }) => stockCode}
        empty={{
          title: '没有委托',
          cause: `${plan.date} 不买卖；本周期于 ${plan.signalDate} 收盘产生信号。`,
        }}
        columns={COLUMNS}
      />
    </WideRows>
  );
}

const COLUMNS: readonly SmallColumn<PlannedOrder>[] = [
  { title: '公司简称', heading: true, cell: (order) => <StockName {...order} /> },
  { title: '股票代码', cell: ({ stockCode }) => stockCode },
  { title: '方向', cell: ({ side }) => SIDE_TITLES[side] },
  { title: '现有股数', number: true, cell: ({ heldNum }) => <Num value={heldNum} unit="shares" /> },
  { title: '委托股数', number: true, cell: ({ wanted }) => <Num value={wanted} unit="shares" /> },
  { title: '预计可成交', number: true, cell: ({ shares }) => <Num value={shares} unit="shares" /> },
  { title: '参考价', unit: '元', number: true, cell: ({ price }) => <Num value={price} unit="yuan" /> },
  { title: '金额', unit: '元', number: true, cell: ({ amount }) => <Num value={amount} unit="yuan" /> },
  { title: '费用', unit: '元', number: true, cell: ({ cost }) => <Num value={cost} unit="yuan" /> },
  { title: '受限原因', cell: ({ reason }) => reason !== null && <Mark tint="amber">{reason}</Mark> },
];
