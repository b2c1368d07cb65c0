import { factorPath, formatNumber, stylePath } from '@console/contract-core';
import {
  FREQUENCY_TITLES,
  STYLE_WEIGHTS,
  WEIGHT_TITLES,
  WEIGHTING_TITLES,
  type StrategyDetail,
  type Weighting,
} from '@console/contract-invest';
import { Facts, Num, PageLink, Panel, type Fact } from '@console/ui';
import type { ReactElement } from 'react';
import { isUserStrategy, statusTitle, typeTitle } from '../../../strategy-parts/strategy-words.ts';
import { OwnStocks } from './own-stocks.tsx';
import { Recheck } from './recheck.tsx';
import { SealPanel } from './seal-panel.tsx';

interface BasicTabProps {
  readonly strategy: StrategyDetail;
}

/** What was published, read only: a strategy is never edited, only stopped or copied. */
export function BasicTab({ strategy }: BasicTabProps): ReactElement {
  return (
    <div className="invest-strategy-beside">
      <div className="c-column">
        <Panel title="基本资料">
          <Facts facts={factsOf(strategy)} />
        </Panel>
        {isUserStrategy(strategy.strategyType) && <OwnStocks strategy={strategy} />}
      </div>
      <div className="c-column">
        <Panel title="风格权重" sub="发布时的权重">
          <Facts
            facts={STYLE_WEIGHTS.map((name) => ({
              label: WEIGHT_TITLES[name],
              value: <Num value={strategy[name]} unit="number" />,
              full: true,
            }))}
          />
        </Panel>
        <SealPanel strategy={strategy} />
        <Recheck strategy={strategy} />
      </div>
    </div>
  );
}

function factsOf(strategy: StrategyDetail): readonly Fact[] {
  const { factorId, factorName, factorVersion, weighting } = strategy;
  return [
    { label: '策略名称', value: strategy.strategyName },
    { label: '策略类型', value: typeTitle(strategy.strategyType) },
    {
      label: '投资风格',
      value: <PageLink to={stylePath(strategy.styleId)}>{strategy.styleName}</PageLink>,
    },
    { label: '发布机制', value: strategy.tmechanism },
    { label: '股票数量', value: `${strategy.stockQuantity ?? strategy.stocks.length} 只` },
    { label: '初始资金', value: `${formatNumber(strategy.initialCapital, { unit: 'yuan' })} 元` },
    { label: '调仓频率', value: FREQUENCY_TITLES[strategy.adjustFrequency] },
    ...(factorId === null
      ? []
      : [
          {
            label: '因子',
            value: (
              <PageLink to={factorPath(factorId)}>
                {`${factorName ?? factorId} v${factorVersion ?? ''}`}
              </PageLink>
            ),
          },
          { label: '权重方式', value: weighting && (WEIGHTING_TITLES[weighting as Weighting] ?? weighting) },
        ]),
    { label: '发布日', value: strategy.startDate },
    { label: '状态', value: statusTitle(strategy.status) },
    { label: '结束时间', value: strategy.endTime?.slice(0, 16) },
    { label: '创建时间', value: strategy.createdTime.slice(0, 16) },
    { label: '创建人', value: strategy.createdUser },
  ];
}
