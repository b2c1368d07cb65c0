import type { CallerInputOf } from '@console/contract-core';
import { riskCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { Ladder, Num, SmallTable } from '@console/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client.ts';
import { StockName } from '../../../strategy-parts/stock-name.tsx';
import { useSettled } from '../../../use-settled.ts';

type PreviewInput = CallerInputOf<typeof riskCalls.previewRisk>;

/** The sales that lowered caps cause at the next open. */
export function SalesPreview({ input }: { readonly input: PreviewInput }): ReactElement {
  const settled = useSettled(JSON.stringify(input));
  const answer = useCall(client, riskCalls.previewRisk, JSON.parse(settled) as PreviewInput, {
    keepPrevious: true,
  });
  return (
    <Ladder answer={answer} what="卖出预览" rows={3}>
      {({ asOf, sales, amount }) => (
        <div className="invest-risk-caps">
          <SmallTable
            caption={`按 ${asOf} 收盘价，次日开盘将卖出 ${sales.length} 只`}
            rows={sales}
            keyOf={({ stockCode }) => stockCode}
            empty={{ title: '不会引起卖出', cause: '持仓已在新的上限之内，或不足一手' }}
            columns={[
              { title: '公司简称', heading: true, cell: (sale) => <StockName {...sale} />, foot: '合计' },
              {
                title: '持股数',
                unit: '股',
                number: true,
                cell: ({ heldNum }) => <Num value={heldNum} unit="shares" />,
              },
              {
                title: '卖出',
                unit: '股',
                number: true,
                cell: ({ sellNum }) => <Num value={sellNum} unit="shares" />,
              },
              {
                title: '剩余',
                unit: '股',
                number: true,
                cell: ({ targetNum }) => <Num value={targetNum} unit="shares" />,
              },
              {
                title: '金额',
                unit: '元',
                number: true,
                cell: (sale) => <Num value={sale.amount} unit="yuan" />,
                foot: <Num value={amount} unit="yuan" />,
              },
            ]}
          />
        </div>
      )}
    </Ladder>
  );
}
