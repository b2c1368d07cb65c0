import { EMPTY } from '@console/contract-core';
import type { IndexOrigin, StyleWeight } from '@console/contract-invest';
import { Num } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import { MeasureTable } from './measure-table.tsx';
import './origin.css';
import { RateTable } from './rate-table.tsx';
import { WeightedTable } from './weighted-table.tsx';

/** What the style index and liquidity weigh in the correction. */
export type CorrectionWeights = Readonly<
  Record<Extract<StyleWeight, 'styleIndexWeight' | 'liquidityIndexWeight'>, number>
>;

interface OriginSectionsProps {
  readonly style: CorrectionWeights;
  readonly origin: IndexOrigin;
}

/** The style index from its parts down to the figures they are ranked by, and its correction by liquidity. */
export function OriginSections({ style, origin }: OriginSectionsProps): ReactElement {
  const { asOf, industryName, styleIndex, parts, measures, rates, meanAmount } = origin;
  const indexOf = (key: string): number | null => parts.find((part) => part.key === key)?.index ?? null;
  return (
    <div className="invest-origin">
      <p>
        截至 {asOf} · 所属行业 {industryName || EMPTY} · 指数为 0 至 5，百分位越高越好
      </p>
      <Section title="风格指数" note="各分项指数乘以该风格的权重，相加即为风格指数。">
        <WeightedTable parts={parts} sum={{ key: 'styleIndex', title: '风格指数', index: styleIndex }} />
      </Section>
      <Section
        title="对比指数"
        note="公司对比指数取公司在行业内的百分位，行业对比指数取行业中位数在各行业中的百分位；缺失的不计，至少需四项。"
      >
        <MeasureTable
          measures={measures}
          corpIndex={indexOf('corpComparisonIndex')}
          industryIndex={indexOf('industryComparisonIndex')}
        />
      </Section>
      <Section title="公司资本偏好指数" note="各比例在全市场股票中的百分位；缺失的不计，至少需三项。">
        <RateTable rates={rates} index={indexOf('zbphIndex')} />
      </Section>
      <Section
        title="修正公司配置"
        note={
          <>
            流动性指数为 5 × 近 20 个交易日日均成交额的全市场百分位；日均成交额{' '}
            <Num value={meanAmount} unit="tenThousandYuan" withUnit />。
          </>
        }
      >
        <WeightedTable
          parts={correctionParts(style, origin)}
          sum={{ key: 'correctionCorpConfig', title: '修正公司配置', index: origin.correctionCorpConfig }}
        />
      </Section>
    </div>
  );
}

function correctionParts(
  { styleIndexWeight, liquidityIndexWeight }: CorrectionWeights,
  { styleIndex, liquidityIndex }: IndexOrigin,
): IndexOrigin['parts'] {
  const part = (key: string, title: string, weighted: { index: number | null; weight: number }) => ({
    key,
    title,
    ...weighted,
    share: weighted.index === null ? null : weighted.index * weighted.weight,
  });
  return [
    part('styleIndex', '风格指数', { index: styleIndex, weight: styleIndexWeight }),
    part('liquidityIndex', '流动性指数', { index: liquidityIndex, weight: liquidityIndexWeight }),
  ];
}

interface SectionProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps): ReactElement {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{note}</p>
      {children}
    </section>
  );
}
