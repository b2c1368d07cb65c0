import { EMPTY, formatNumber } from '@console/contract-core';
import type { StrategyDetail } from '@console/contract-invest';
import { Facts, Panel, type Fact } from '@console/ui';
import type { ReactElement } from 'react';

/** The proof of what was published, and the costs its days are computed with. */
export function SealPanel({ strategy }: { readonly strategy: StrategyDetail }): ReactElement {
  return (
    <Panel title="发布封存" sub="全部参数在发布时封存，之后的每一天只由它决定">
      <Facts
        facts={[
          { label: '封存时间', value: strategy.sealedAt, full: true },
          {
            label: '封存摘要',
            value: <code className="invest-hash">{strategy.sealHash}</code>,
            full: true,
          },
          ...costFacts(strategy.costs),
        ]}
      />
    </Panel>
  );
}

const LEGAL = '按法定费率';

/** A rate that is null is the one in force on each day. */
function costFacts({
  commissionRate,
  commissionMinimum,
  stampDuty,
  transferFee,
  slippage,
}: StrategyDetail['costs']): readonly Fact[] {
  const rate = (value: number | null, none: string): string =>
    value === null ? none : `${formatNumber(value, { unit: 'percent', decimals: 4 })}%`;
  return [
    { label: '佣金', value: rate(commissionRate, EMPTY), full: true },
    {
      label: '每笔最低佣金',
      value: commissionMinimum === null ? EMPTY : `${formatNumber(commissionMinimum, { unit: 'yuan' })} 元`,
      full: true,
    },
    { label: '印花税', value: rate(stampDuty, LEGAL), full: true },
    { label: '过户费', value: rate(transferFee, LEGAL), full: true },
    { label: '滑点', value: rate(slippage, EMPTY), full: true },
  ];
}
