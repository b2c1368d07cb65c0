import { planCalls, type RebalanceReview, type RebalanceReviewLine } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { ChangeText, Ladder, Mark, Num, Panel, SmallTable, type SmallColumn } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { SIDE_TITLES } from '../../../strategy-parts/order-cells.tsx';
import { StockName } from '../../../strategy-parts/stock-name.tsx';
import { WideRows } from '../../../strategy-parts/wide-rows.tsx';

interface ReviewPanelProps {
  readonly strategyId: number;
  /** The newest bill where it is left out. */
  readonly billId?: number;
}

/** What was planned at the close before a bill's day beside what was executed, line by line. */
export function ReviewPanel({ strategyId, billId }: ReviewPanelProps): ReactElement {
  const answer = useCall(client, planCalls.rebalanceReview, {
    strategyId,
    ...(billId === undefined ? {} : { billId }),
  });
  const review = answer.data;
  return (
    <Panel title="预览与实际对照" sub={review ? subOf(review) : undefined} flush>
      <Ladder keep answer={answer} what="预览与实际对照" rows={5} rowHeight={33}>
        {(found) => (
          <WideRows label="逐笔对照">
            <SmallTable
              rows={found?.lines ?? []}
              keyOf={({ stockCode }) => stockCode}
              empty={{ title: '还没有可对照的账单', cause: '首个有委托的交易日之后才有。' }}
              columns={COLUMNS}
            />
          </WideRows>
        )}
      </Ladder>
    </Panel>
  );
}

const subOf = ({ date, asOf, isSignal }: RebalanceReview): string =>
  `${asOf} 收盘时的${isSignal ? '调仓' : '续单'}预览，与 ${date} 的账单逐笔对照`;

/** How much the price differs from that of the plan, as a fraction; null where either is missing. */
const priceChange = ({ planned, actual }: RebalanceReviewLine): number | null =>
  planned?.price && actual?.price ? actual.price / planned.price - 1 : null;

const COLUMNS: readonly SmallColumn<RebalanceReviewLine>[] = [
  { title: '公司简称', heading: true, cell: (line) => <StockName {...line} /> },
  { title: '股票代码', cell: ({ stockCode }) => stockCode },
  { title: '方向', cell: ({ side }) => SIDE_TITLES[side] },
  { title: '预览委托', number: true, cell: ({ planned }) => <Num value={planned?.wanted} unit="shares" /> },
  { title: '预计成交', number: true, cell: ({ planned }) => <Num value={planned?.shares} unit="shares" /> },
  {
    title: '参考价',
    unit: '元',
    number: true,
    cell: ({ planned }) => <Num value={planned?.price} unit="yuan" />,
  },
  { title: '实际委托', number: true, cell: ({ actual }) => <Num value={actual?.wanted} unit="shares" /> },
  { title: '实际成交', number: true, cell: ({ actual }) => <Num value={actual?.shares} unit="shares" /> },
  {
    title: '成交价',
    unit: '元',
    number: true,
    cell: ({ actual }) => <Num value={actual?.price} unit="yuan" />,
  },
  {
    title: '价差',
    unit: '%',
    number: true,
    cell: (line) => <ChangeText value={priceChange(line)} unit="percent" />,
  },
  {
    title: '成交金额',
    unit: '元',
    number: true,
    cell: ({ actual }) => <Num value={actual?.amount} unit="yuan" />,
  },
  { title: '费用', unit: '元', number: true, cell: ({ actual }) => <Num value={actual?.cost} unit="yuan" /> },
  { title: '差异原因', cell: ({ reason }) => reason !== null && <Mark tint="amber">{reason}</Mark> },
];
