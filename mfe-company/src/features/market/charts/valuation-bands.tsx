import type { BandSpec } from '@console/charts';
import {
  VALUATION_SPANS,
  VALUATIONS,
  type Valuation,
  type ValuationSpan,
  marketChartCalls,
} from '@console/contract-company';
import { formatNumber, MISSING_REASONS, type OutputOf } from '@console/contract-core';
import { ChartPanel, useChoice, useSubject, useSubjectCall } from '@console/subject';
import { Segmented } from '@console/ui/form';
import { useMemo, type ReactElement } from 'react';

type Levels = OutputOf<typeof marketChartCalls.valuationLevels>;

const NAMES: Readonly<Record<Valuation, string>> = { pe: 'PE(TTM)', pb: 'PB', ps: 'PS(TTM)' };
const SPANS: Readonly<Record<ValuationSpan, string>> = {
  '0': '今年',
  '1': '1 年',
  '3': '3 年',
  '5': '5 年',
  '10': '10 年',
};
const HEIGHT = 400;

/** C-20: PE, PB and PS with their own percentiles, over the same span. */
export function ValuationBands(): ReactElement {
  return (
    <>
      {VALUATIONS.map((indicator) => (
        <BandPanel key={indicator} indicator={indicator} />
      ))}
    </>
  );
}

interface BandPanelProps {
  readonly indicator: Valuation;
}

function BandPanel({ indicator }: BandPanelProps): ReactElement {
  const [years, choose] = useChoice('span', VALUATION_SPANS, '0');
  const answer = useSubjectCall(marketChartCalls.valuationLevels, { indicator, years });
  const { title: subject } = useSubject();
  const { data } = answer;
  const spec = useMemo(
    () => data && bandSpec(data, { subject, name: NAMES[indicator], span: SPANS[years] }),
    [data, subject, indicator, years],
  );
  return (
    <ChartPanel
      title={`${NAMES[indicator]} 分位`}
      sub={data && data.n > 0 ? standing(data) : undefined}
      answer={answer}
      spec={spec}
      empty={{ title: `这段时间没有${NAMES[indicator]}`, cause: noFigure(data) }}
      height={HEIGHT}
      actions={
        <Segmented
          aria-label={`${NAMES[indicator]} 分位区间`}
          value={years}
          options={VALUATION_SPANS.map((value) => ({ value, label: SPANS[value] }))}
          onChange={choose}
        />
      }
    />
  );
}

const noFigure = (data: Levels | undefined): string =>
  data?.losses?.length ? '这段时间该公司近四季一直亏损，没有市盈率' : '该公司没有行情，或没有可比的财务数据';

/** n = 743，当前 43.62，位于 69.90% 分位；n = 743，当前亏损 */
const standing = ({ n, points, rank }: Levels): string =>
  rank === null
    ? `n = ${n}，当前${MISSING_REASONS.loss}`
    : `n = ${n}，当前 ${formatNumber(points.at(-1)?.data ?? null, { unit: 'multiple' })}，` +
      `位于 ${formatNumber(rank, { unit: 'percent' })}% 分位`;

/** Days with and without a figure, in order; a loss leaves a gap. */
function daysOf({
  points,
  losses = [],
}: Levels): Pick<BandSpec, 'labels'> & Pick<BandSpec['series'], 'values' | 'reasons'> {
  const days = [
    ...points.map(({ date, data }) => ({ date, data, reason: undefined })),
    ...losses.map((date) => ({ date, data: null, reason: MISSING_REASONS.loss })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
  return {
    labels: days.map(({ date }) => date),
    values: days.map(({ data }) => data),
    reasons: days.map(({ reason }) => reason),
  };
}

function bandSpec(
  answer: Levels,
  { subject, name, span }: { readonly subject: string; readonly name: string; readonly span: string },
): BandSpec | null {
  const { levels, n, asOf, losses = [] } = answer;
  if (levels === null) return null;
  const { labels, ...series } = daysOf(answer);
  return {
    kind: 'band',
    title: `${name} 分位`,
    subject,
    source: '交易所行情与定期报告',
    asOf,
    note: `${span}，n = ${n}${losses.length > 0 ? `，${MISSING_REASONS.loss} ${losses.length} 日留空` : ''}`,
    labels,
    series: { name, unit: 'multiple', ...series },
    levels,
  };
}
