import type { RowOf } from '@console/contract-core';
import type { strategyRecordTables } from '@console/contract-invest';
import { Mark } from '@console/ui';
import { MARK_ROOM, totalOf, type CellOverrides } from '@console/ui/data';
import { StockName } from './stock-name.tsx';

type OrderRow = RowOf<(typeof strategyRecordTables)['billOrders']>;
/** What orders of bills and of simulations have. */
type Drawn = Pick<OrderRow, 'corpId' | 'corpName' | 'stockCode' | 'side' | 'orderStatus'>;

export const SIDE_TITLES = { buy: '买入', sell: '卖出' } as const;
const RESULTS = { filled: '全部成交', partial: '部分成交', none: '未成交' } as const;

/** The cells of orders that are drawn otherwise than by their column's kind: only exceptions have a mark. */
export const ORDER_CELLS: CellOverrides<Drawn> = {
  corpName: { draw: (row) => <StockName {...row} />, text: (row) => row.corpName },
  side: { draw: ({ side }) => SIDE_TITLES[side], text: ({ side }) => SIDE_TITLES[side] },
  orderStatus: {
    draw: ({ orderStatus }) =>
      orderStatus === 'filled' ? RESULTS.filled : <Mark tint="amber">{RESULTS[orderStatus]}</Mark>,
    text: ({ orderStatus }) => RESULTS[orderStatus],
    room: MARK_ROOM,
  },
};

/** The costs of a bill. Amounts bought and sold are not added to each other: the bill has both. */
export const ORDER_TOTAL = totalOf<OrderRow>('commission', 'stampDuty', 'transferFee');
