import type { BarLineSpec, MatrixSpec } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import { CHECKUP_KIND_TITLES, type checkupCalls } from '@console/contract-invest';
import { horizonTitle, type CheckupCard } from './checkup-words.ts';

type Picture = OutputOf<typeof checkupCalls.checkupCorrelation>;
type Subject = OutputOf<typeof checkupCalls.checkupSubject>;

const SOURCE = '因子体检';

/** The correlations as a picture; null without two subjects. */
export function correlationSpec(
  { subjects, matrix }: Picture,
  { asOf }: Pick<CheckupCard, 'asOf'>,
  subject: string,
): MatrixSpec | null {
  if (subjects.length < 2) return null;
  return {
    kind: 'matrix',
    title: '相关性',
    subject,
    source: SOURCE,
    asOf,
    note: '24 个等距交易日截面秩相关的均值；按平均连接聚类排序，框内平均 |ρ| ≥ 0.5',
    over: '因子',
    items: subjects.map(({ subject: key, name, group }) => ({ key, name, group })),
    cells: matrix,
    valued: { name: '秩相关', unit: 'number', decimals: 2 },
    ends: [-1, 1],
  };
}

const wordsOf = ({ name, kind }: Subject, { asOf }: Pick<CheckupCard, 'asOf'>) => ({
  subject: `${CHECKUP_KIND_TITLES[kind]} ${name}`,
  source: SOURCE,
  asOf,
});

/** Mean rank IC by horizon. */
export const decaySpec = (subject: Subject, card: Pick<CheckupCard, 'asOf'>): BarLineSpec => ({
  kind: 'bar-line',
  ...wordsOf(subject, card),
  title: 'IC 衰减',
  over: '持有期',
  valued: true,
  labels: subject.horizons.map(({ horizon }) => horizonTitle(horizon)),
  bars: [
    {
      name: 'Rank IC 均值',
      unit: 'number',
      decimals: 4,
      values: subject.horizons.map(({ rankIc }) => rankIc),
    },
  ],
  lines: [],
});

/** Mean forward return by quantile, for one horizon. */
export function quantileSpec(
  subject: Subject,
  card: Pick<CheckupCard, 'asOf'>,
  horizon: number,
): BarLineSpec | null {
  const values = subject.horizons.find((each) => each.horizon === horizon)?.quantileReturns ?? [];
  if (values.length === 0) return null;
  return {
    kind: 'bar-line',
    ...wordsOf(subject, card),
    title: `分组平均收益（持有 ${horizonTitle(horizon)}）`,
    over: '分组',
    valued: true,
    labels: values.map((_, at) => `第 ${at + 1} 组`),
    bars: [{ name: '平均收益', unit: 'percent', decimals: 3, signed: true, values }],
    lines: [],
  };
}
