import { formatNumber, type UnitId } from '@console/contract-core';
import { GAP_TITLES, STRATEGY_TYPES } from '@console/contract-invest';
import { EmptyState, Ladder, Panel, SmallTable, type Answer } from '@console/ui';
import type { ReactElement } from 'react';
import type { NewStrategyDraft } from './strategy-draft.ts';
import { previewInput, type Preview } from './use-preview.ts';
import { weightSumOf } from './user-weights.ts';

interface PreviewSummaryProps {
  readonly draft: NewStrategyDraft;
  readonly preview: Answer<Preview>;
}

/** What the chosen stocks come to at the last close: money invested and left, lots, the costs of buying. */
export function PreviewSummary({ draft, preview }: PreviewSummaryProps): ReactElement {
  const missing = previewInput(draft) === null || sumFaultOf(draft) !== null;
  return (
    <Panel
      title="建仓估算"
      sub={missing || !preview.data ? undefined : `按 ${preview.data.asOf} 收盘价与标准费率`}
      flush
    >
      {missing ? (
        <EmptyState title="暂无估算" cause={causeOf(draft)} />
      ) : (
        <Ladder answer={preview} what="建仓估算" rows={6} rowHeight={32}>
          {(data) => (
            <SmallTable
              rows={rowsOf(data, draft)}
              keyOf={({ title }) => title}
              columns={[
                { title: '项目', heading: true, cell: ({ title }) => title },
                {
                  title: '估算',
                  number: true,
                  cell: ({ value, unit, text }) => `${formatNumber(value, { unit })} ${text}`,
                },
              ]}
            />
          )}
        </Ladder>
      )}
    </Panel>
  );
}

interface SummaryRow {
  readonly title: string;
  readonly value: number;
  readonly unit: UnitId;
  readonly text: string;
}

const rowsOf = (
  { stocks, invested, cash, lots, cost }: Preview,
  draft: NewStrategyDraft,
): readonly SummaryRow[] => [
  { title: '入选股票', value: stocks.length, unit: 'integer', text: `只${fewText(stocks.length, draft)}` },
  {
    title: '首日买不足',
    value: stocks.filter(({ lacking }) => lacking.some(({ cause }) => cause !== LOT)).length,
    unit: 'integer',
    text: '只',
  },
  { title: '投入金额', value: invested, unit: 'yuan', text: '元' },
  { title: '剩余现金', value: cash, unit: 'yuan', text: '元' },
  { title: '买入手数', value: lots, unit: 'integer', text: '手' },
  { title: '预计费用', value: cost, unit: 'yuan', text: '元' },
];

/** Less than a lot is left of nearly every weight. */
const LOT = GAP_TITLES.lot;

/** ，少于所选 10 只 */
const fewText = (count: number, { strategyType, stockQuantity }: NewStrategyDraft): string =>
  strategyType !== STRATEGY_TYPES.user && count < stockQuantity ? `，少于所选 ${stockQuantity} 只` : '';

const sumFaultOf = ({ strategyType, stocks }: NewStrategyDraft): string | null =>
  strategyType === STRATEGY_TYPES.user ? weightSumOf(stocks).fault : null;

function causeOf(draft: NewStrategyDraft): string {
  const { strategyType, stocks } = draft;
  if (strategyType === STRATEGY_TYPES.user && stocks.length === 0)
    return '先在股票生态池中勾选股票，再填写用户配置';
  if (strategyType === STRATEGY_TYPES.intelligent && draft.factorId === null) return '先选择因子';
  return sumFaultOf(draft) ?? '先填写正确的初始资金';
}
