import { formatNumber } from '@console/contract-core';
import { STRATEGY_TEXTS, USER_WEIGHT, type PreviewedStock } from '@console/contract-invest';
import { EmptyState, Num, Panel, SmallTable } from '@console/ui';
import { Button, InputNumber } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';
import { StockName } from '../../strategy-parts/stock-name.tsx';
import type { TickedStock } from './strategy-draft.ts';
import type { Preview } from './use-preview.ts';
import type { StrategyEdit } from './use-strategy-edit.ts';
import { equalWeights, systemWeights, weightFault, weightSumOf } from './user-weights.ts';

interface UserStocksProps {
  readonly edit: StrategyEdit;
  /** Their indexes, once they are known. */
  readonly preview: Preview | undefined;
  /** Leads to the pool, where stocks are ticked. */
  readonly onPool: () => void;
}

const decimal = (tenThousandths: number): string =>
  formatNumber(tenThousandths / 10_000, { unit: 'number', decimals: USER_WEIGHT.decimals });

/** The stocks of a user strategy with the weight of each; what they leave of 1 is cash. */
export function UserStocks({ edit, preview, onPool }: UserStocksProps): ReactElement {
  const { stocks } = edit.draft;
  const indexes = useMemo(() => new Map(preview?.stocks.map((stock) => [stock.stockCode, stock])), [preview]);
  const { sum, rest, fault } = weightSumOf(stocks);
  const setStocks = (next: readonly TickedStock[]): void => edit.type({ stocks: next });
  if (stocks.length === 0)
    return (
      <Panel title="用户配置">
        <EmptyState
          title={STRATEGY_TEXTS.stocks}
          cause="用户策略由股票生态池中勾选的股票组成，每只填写权重。"
        >
          <button type="button" className="c-link-button" onClick={onPool}>
            去股票生态池勾选
          </button>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel
      title="用户配置"
      sub={`共 ${stocks.length} 只，权重合计不超过 1，余下为现金`}
      flush
      actions={
        <>
          <Button onClick={() => setStocks(equalWeights(stocks))}>等权填入</Button>
          <Button
            disabled={preview === undefined}
            onClick={() =>
              setStocks(systemWeights(stocks, (code) => indexes.get(code)?.systemConfigIndex ?? null))
            }
          >
            按系统配置填入
          </Button>
          <Button onClick={onPool}>增减股票</Button>
        </>
      }
    >
      {fault !== null && (
        <p className="invest-new-fault" role="alert">
          {fault}
        </p>
      )}
      <SmallTable
        rows={stocks}
        keyOf={({ stockCode }) => stockCode}
        columns={[
          {
            title: '公司简称',
            heading: true,
            cell: (stock) => <StockName {...stock} />,
            foot: '合计',
          },
          { title: '股票代码', cell: ({ stockCode }) => stockCode },
          { ...figure('风格指数', indexes, 'styleIndex') },
          { ...figure('修正公司配置', indexes, 'correctionCorpConfig') },
          { ...figure('系统配置指数', indexes, 'systemConfigIndex'), foot: `现金 ${decimal(rest)}` },
          {
            title: '用户配置指数',
            number: true,
            width: 176,
            cell: (stock) => (
              <WeightCell
                stock={stock}
                sumFault={fault}
                onChange={(weight) =>
                  setStocks(
                    stocks.map((each) => (each.stockCode === stock.stockCode ? { ...each, weight } : each)),
                  )
                }
              />
            ),
            foot: decimal(sum),
          },
          {
            title: '操作',
            width: 64,
            cell: (stock) => (
              <button
                type="button"
                className="c-name-button"
                aria-label={`移除 ${stock.corpName}`}
                onClick={() => setStocks(stocks.filter((each) => each.stockCode !== stock.stockCode))}
              >
                移除
              </button>
            ),
          },
        ]}
      />
    </Panel>
  );
}

type Figure = 'styleIndex' | 'correctionCorpConfig' | 'systemConfigIndex';

const figure = (title: string, indexes: ReadonlyMap<string, PreviewedStock>, key: Figure) => ({
  title,
  number: true,
  cell: ({ stockCode }: TickedStock): ReactElement => {
    const value = indexes.get(stockCode)?.[key] ?? null;
    if (key !== 'systemConfigIndex') return <Num value={value} unit="number" />;
    return <>{formatNumber(value, { unit: 'number', decimals: USER_WEIGHT.decimals })}</>;
  },
});

interface WeightCellProps {
  readonly stock: TickedStock;
  /** All weights together are too much. */
  readonly sumFault: string | null;
  readonly onChange: (weight: number | null) => void;
}

function WeightCell({ stock, sumFault, onChange }: WeightCellProps): ReactElement {
  const fault = weightFault(stock.weight) ?? (stock.weight === null ? null : sumFault);
  return (
    <span className="invest-new-weight" title={fault ?? undefined}>
      <InputNumber
        aria-label={`${stock.corpName} 的用户配置指数`}
        aria-invalid={fault !== null}
        {...(fault === null ? {} : { status: 'warning' as const })}
        placeholder={STRATEGY_TEXTS.weight}
        min={0}
        max={USER_WEIGHT.most}
        step={USER_WEIGHT.step}
        precision={USER_WEIGHT.decimals}
        value={stock.weight}
        onChange={onChange}
      />
    </span>
  );
}
