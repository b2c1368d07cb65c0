import type { CandleSpec, ChartEvent, ChartSeries } from '@console/charts';
import type { Adjust, marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { movingAverage } from './moving-average.ts';

type Quotation = OutputOf<typeof marketChartCalls.quotationBars>;
type Event = Quotation['events'][number];

export interface CandleView {
  readonly subject: string;
  readonly adjust: Adjust;
  /** The number of newest days to draw. */
  readonly days: number;
}

export const ADJUST_NAMES: Readonly<Record<Adjust, string>> = {
  none: '不复权',
  forward: '前复权',
  backward: '后复权',
};

const AVERAGES = [5, 10, 20, 60] as const;
const FLAGS: Readonly<Record<Event['kind'], Pick<ChartEvent, 'mark' | 'tint'>>> = {
  dividend: { mark: '分', tint: 'teal' },
  pledge: { mark: '质', tint: 'violet' },
  report: { mark: '财', tint: 'navy' },
};

/**
 * The candles of the newest days; averages are over all days, so that the first one shown has one too. Null
 * without days.
 */
export function candleSpec(
  { bars, events, asOf }: Quotation,
  { subject, adjust, days }: CandleView,
): CandleSpec | null {
  if (bars.length === 0) return null;
  const closes = bars.map(({ close }) => close);
  const shown = bars.slice(-days);
  const labels = shown.map(({ date }) => date);
  return {
    kind: 'candle',
    title: '日K线',
    subject,
    source: '交易所行情',
    asOf,
    note: ADJUST_NAMES[adjust],
    labels,
    bars: shown,
    lines: AVERAGES.map((length): ChartSeries => {
      const values = movingAverage(closes, length).slice(-days);
      return { name: `MA${length}`, unit: 'yuan', values };
    }),
    events: flagsOn(labels, events),
  };
}

/** The events by trading day: one on a day without trading is shown on the next trading day. */
function flagsOn(labels: readonly string[], events: readonly Event[]): ChartEvent[] {
  const first = labels[0] ?? '';
  return events.flatMap(({ date, kind, title }) => {
    const label = date < first ? undefined : labels.find((day) => day >= date);
    if (label === undefined) return [];
    return [{ label, text: label === date ? title : `${date} ${title}`, ...FLAGS[kind] }];
  });
}
