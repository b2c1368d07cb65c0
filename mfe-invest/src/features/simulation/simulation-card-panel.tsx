import { factorPath, formatNumber, stylePath } from '@console/contract-core';
import {
  FREQUENCY_TITLES,
  WEIGHTING_TITLES,
  type SimulationCard,
  type SimulationReport,
  type Weighting,
} from '@console/contract-invest';
import { Facts, PageLink, Panel, type Fact } from '@console/ui';
import type { ReactElement } from 'react';
import { typeTitle } from '../../strategy-parts/strategy-words.ts';

interface SimulationCardPanelProps {
  readonly run: SimulationCard;
  readonly report?: SimulationReport;
}

/** What a simulation was sealed with, and what made it. */
export function SimulationCardPanel({ run, report }: SimulationCardPanelProps): ReactElement {
  return (
    <Panel title="模拟配置" sub="已退出的公司不在其中，可能偏乐观">
      <Facts facts={[...factsOf(run), ...(report ? outcomeFacts(report) : []), ...cardFacts(run)]} />
    </Panel>
  );
}

function factsOf(run: SimulationCard): readonly Fact[] {
  const { factorId, factorName, factorVersion, weighting, stockQuantity } = run;
  return [
    { label: '策略类型', value: typeTitle(run.strategyType), full: true },
    {
      label: '投资风格',
      value: <PageLink to={stylePath(run.styleId)}>{run.styleName ?? ''}</PageLink>,
      full: true,
    },
    ...(stockQuantity === null
      ? []
      : [{ label: '股票数量', value: `${stockQuantity} 只`, full: true as const }]),
    ...(factorId === null
      ? []
      : [
          {
            label: '因子',
            value: (
              <PageLink
                to={factorPath(factorId)}
              >{`${factorName ?? factorId} v${factorVersion ?? ''}`}</PageLink>
            ),
            full: true as const,
          },
          {
            label: '权重方式',
            value: weighting && (WEIGHTING_TITLES[weighting as Weighting] ?? weighting),
            full: true as const,
          },
        ]),
    {
      label: '初始资金',
      value: `${formatNumber(run.initialCapital, { unit: 'yuan' })} 元`,
      full: true,
    },
    { label: '调仓频率', value: FREQUENCY_TITLES[run.adjustFrequency], full: true },
  ];
}

const whole = (count: number): string => formatNumber(count, { unit: 'integer' });

function outcomeFacts({ signals, orders, unfilled }: SimulationReport): readonly Fact[] {
  return [
    { label: '信号日', value: `${whole(signals)} 个`, full: true },
    { label: '委托', value: `${whole(orders)} 笔`, full: true },
    {
      label: '未全部成交',
      value: unfilled.length === 0 ? '无' : unfilled.map(unfilledText).join('，'),
      full: true,
    },
  ];
}

/** 停牌 12 笔 */
const unfilledText = ({ reason, orders }: SimulationReport['unfilled'][number]): string =>
  `${reason} ${whole(orders)} 笔`;

const cardFacts = (run: SimulationCard): readonly Fact[] => [
  { label: '提交人', value: run.submittedBy, full: true },
  { label: '提交时间', value: run.submittedAt.slice(0, 16), full: true },
  ...(run.seconds === null
    ? []
    : [{ label: '用时', value: `${formatNumber(run.seconds, { unit: 'number' })} 秒`, full: true as const }]),
  { label: '配置摘要', value: <code className="invest-hash">{run.sealHash}</code>, full: true },
  ...(run.resultHash === null
    ? []
    : [
        {
          label: '结果摘要',
          value: <code className="invest-hash">{run.resultHash}</code>,
          full: true as const,
        },
      ]),
];
