import type { CandleBar } from '@console/charts';
import type { marketChartCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';

type DayBar = OutputOf<typeof marketChartCalls.quotationBars>['bars'][number];

/** The spans of trading that a candle shows. */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** A candle, and its last trading day. */
export interface SpanBar extends CandleBar {
  readonly date: string;
}

/**
 * Days of trading, oldest first, as candles of a span: from the first open to the last close, between the highest
 * and the lowest price, all shares and yuan traded. Its change is from the close of the span before.
 */
export function spanBars(days: readonly DayBar[], span: Span): readonly SpanBar[] {
  const groups: DayBar[][] = [];
  let latest = '';
  for (const day of days) {
    const key = KEYS[span](day.date);
    if (key === latest) groups.at(-1)?.push(day);
    else groups.push([day]);
    latest = key;
  }
  let before: number | null = null;
  return groups.map((group) => {
    const bar = spanBar(group, before);
    before = bar.close;
    return bar;
  });
}

const KEYS: Readonly<Record<Span, (date: string) => string>> = {
  day: (date) => date,
  week: (date) => mondayOf(date),
  month: (date) => date.slice(0, 7),
};

const DAY = 86_400_000;

/** The Monday of a day's week. */
function mondayOf(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  const weekday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - weekday * DAY).toISOString().slice(0, 10);
}

function spanBar(days: readonly DayBar[], before: number | null): SpanBar {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('a span of trading has a day at least');
  return {
    date: last.date,
    open: first.open,
    high: Math.max(...days.map(({ high }) => high)),
    low: Math.min(...days.map(({ low }) => low)),
    close: last.close,
    volume: sumOf(days.map(({ volume }) => volume)),
    change: before === null ? null : last.close / before - 1,
    amount: sumOf(days.map(({ amount }) => amount)),
    turnover: sumOf(days.map(({ turnoverRate }) => turnoverRate)),
  };
}

/** The sum of the known figures; null without any. */
function sumOf(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}
