import type { ChartSeries, LineSpec } from '@console/charts';
import type { CallEntry, OutputOf } from '@console/contract-core';
import { useMemo, type ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import { ChartPanel } from './chart-panel.tsx';

/** Lines over days, oldest first. */
export interface DaySeries {
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** How the answer of a call is drawn as lines by day. */
export interface SeriesOptions<E extends CallEntry> {
  readonly source: string;
  /** What is to be said of the figures: how far back, what they are shares of. */
  readonly note: string;
  /** The same function with every drawing, so that a chart is drawn again for new figures alone. */
  readonly read: (answer: OutputOf<E>) => DaySeries;
}

export interface SeriesPanelProps<E extends CallEntry> extends SeriesOptions<E> {
  readonly entry: E;
}

const HEIGHT = 240;

/** A call about the subject as lines by day. */
export function SeriesPanel<E extends CallEntry>(props: SeriesPanelProps<E>): ReactElement {
  const { entry, source, note, read } = props;
  const { title } = entry;
  const { title: subject, noun } = useSubject();
  const answer = useSubjectCall(entry);
  const spec = useMemo((): LineSpec | null | undefined => {
    if (answer.data === undefined) return undefined;
    const { days, series } = read(answer.data);
    const asOf = days.at(-1);
    return asOf === undefined
      ? null
      : { kind: 'line', title, subject, source, note, asOf, labels: days, series };
  }, [answer.data, read, title, subject, source, note]);
  return (
    <ChartPanel
      title={title}
      answer={answer}
      spec={spec}
      empty={{ title: `没有${title}`, cause: `${noun}在这段时间没有交易数据` }}
      height={HEIGHT}
    />
  );
}
