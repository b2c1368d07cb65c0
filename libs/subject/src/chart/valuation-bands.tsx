import type { BandSpec } from '@console/charts';
import {
  coverageText,
  formatNumber,
  MISSING_REASONS,
  VALUATION_SPANS,
  VALUATIONS,
  type CallEntry,
  type CallerInputOf,
  type Valuation,
  type ValuationSpan,
  type valuationInput,
  type valuationOutput,
} from '@console/contract-core';
import { Segmented } from '@console/ui/form';
import { useChoice } from '@console/ui/data';
import { useMemo, type ReactElement } from 'react';
import type { z } from 'zod';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { Part } from '../tabs/part.tsx';
import { ChartPanel } from './chart-panel.tsx';

/** What a call about one multiple within its own percentiles answers; `losses` are days without a PE because of a loss. */
type Levels = z.output<z.ZodObject<typeof valuationOutput>> & {
  readonly losses?: readonly string[] | undefined;
};

/** A call about a subject's multiple within its own percentiles. */
export type ValuationEntry = CallEntry<
  z.ZodType<unknown, z.input<z.ZodObject<typeof valuationInput>>>,
  z.ZodType<Levels>
>;

const NAMES: Readonly<Record<Valuation, string>> = { pe: 'PE(TTM)', pb: 'PB', ps: 'PS(TTM)' };
const SPANS: Readonly<Record<ValuationSpan, string>> = {
  '0': '今年',
  '1': '1 年',
  '3': '3 年',
  '5': '5 年',
  '10': '10 年',
};
const HEIGHT = 400;

/** PE, PB and PS of the subject with their own percentiles, over the same span, as a part of a tab. */
export const valuationBands =
  (entry: CallEntry): Part =>
  () => (
    <>
      {VALUATIONS.map((indicator) => (
        <BandPanel key={indicator} entry={entry as ValuationEntry} indicator={indicator} />
      ))}
    </>
  );

interface BandPanelProps {
  readonly entry: ValuationEntry;
  readonly indicator: Valuation;
}

function BandPanel({ entry, indicator }: BandPanelProps): ReactElement {
  const [years, choose] = useChoice('span', VALUATION_SPANS, '0');
  const answer = useSubjectCall(entry, { indicator, years } as Partial<CallerInputOf<ValuationEntry>>);
  const { title: subject, noun } = useSubject();
  const { data } = answer;
  const spec = useMemo(
    () => data && bandSpec(data, { subject, name: NAMES[indicator], span: SPANS[years] }),
    [data, subject, indicator, years],
  );
  return (
    <ChartPanel
      title={`${NAMES[indicator]} 分位`}
      sub={data && data.n > 0 ? [standing(data), coverageText(data)].filter(Boolean).join(' · ') : undefined}
      answer={answer}
      spec={spec}
      empty={{ title: `这段时间没有${NAMES[indicator]}`, cause: noFigure(data, noun) }}
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

const noFigure = (data: Levels | undefined, noun: string): string =>
  data?.losses?.length
    ? `这段时间${noun}近四季一直亏损，没有市盈率`
    : `${noun}没有行情，或没有可比的财务数据`;

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
