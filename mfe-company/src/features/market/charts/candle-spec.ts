import type { CandleSpec, ChartEvent, ChartSeries } from '@console/charts';
import type { Adjust, marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { movingAverage } from './moving-average.ts';
import { spanBars, type Span } from './trading-spans.ts';

type Quotation = OutputOf<typeof marketChartCalls.quotationBars>;
/** An event of a share that a candle chart marks. */
export type QuotationEvent = Quotation['events'][number];

export interface CandleView {
  readonly subject: string;
  readonly adjust: Adjust;
  readonly span: Span;
  /** The number of newest trading days to show at first. */
  readonly days: number;
}

export const ADJUST_NAMES: Readonly<Record<Adjust, string>> = {
  none: '不复权',
  forward: '前复权',
  backward: '后复权',
};

const AVERAGES = [5, 10, 20, 60] as const;
const FLAGS: Readonly<Record<QuotationEvent['kind'], Pick<ChartEvent, 'mark' | 'tint'>>> = {
  dividend: { mark: '分', tint: 'teal' },
  pledge: { mark: '质', tint: 'violet' },
  report: { mark: '财', tint: 'navy' },
};

export const SPAN_NAMES: Readonly<Record<Span, string>> = { day: '日', week: '周', month: '月' };

/** The candles of a share, those of the newest days shown at first. Null without days. */
export function candleSpec(
  { bars: traded, events, asOf }: Quotation,
  { subject, adjust, span, days }: CandleView,
): CandleSpec | null {
  if (traded.length === 0) return null;
  const bars = spanBars(traded, span);
  const closes = bars.map(({ close }) => close);
  const labels = bars.map(({ date }) => date);
  const first = traded.at(-days)?.date ?? traded[0]?.date ?? '';
  return {
    kind: 'candle',
    title: `${SPAN_NAMES[span]}K线`,
    subject,
    source: '交易所行情',
    asOf,
    note: ADJUST_NAMES[adjust],
    labels,
    bars,
    lines: AVERAGES.map((length): ChartSeries => {
      return { name: `MA${length}`, unit: 'yuan', values: movingAverage(closes, length) };
    }),
    events: flagsOn(labels, { events, from: traded[0]?.date ?? '' }),
    newest: labels.filter((label) => label >= first).length,
  };
}

/** Names an event of a share: of one kind there is one with a title on a day. */
export const eventKey = ({ date, kind, title }: QuotationEvent): string => `${date} ${kind} ${title}`;

interface Marked {
  readonly events: readonly QuotationEvent[];
  /** The first trading day. */
  readonly from: string;
}

/** The events by candle: one on a day without trading belongs to the next trading day. */
function flagsOn(labels: readonly string[], { events, from }: Marked): ChartEvent[] {
  return events.flatMap((event) => {
    const { date, kind, title } = event;
    const label = date < from ? undefined : labels.find((day) => day >= date);
    if (label === undefined) return [];
    const text = label === date ? title : `${date} ${title}`;
    return [{ key: eventKey(event), label, text, ...FLAGS[kind] }];
  });
}
