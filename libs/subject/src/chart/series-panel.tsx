import type { ChartSeries, LineSpec } from '@console/charts';
import type { CallEntry, CallerInputOf, OutputOf } from '@console/contract-core';
import { useCall } from '@console/platform';
import { useMemo, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { ChartPanel } from '../../tabs/chart-panel.tsx';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { subjectOf } from '../../tabs/subject-of.ts';

/** Lines over days, oldest first. */
export interface DaySeries {
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
}

export interface SeriesPanelProps<E extends CallEntry> extends CompanyPartProps {
  readonly entry: E;
  readonly source: string;
  /** What is to be said of the figures: how far back, what they are shares of. */
  readonly note: string;
  /** Stands outside components, so that a chart is drawn anew for new figures alone. */
  readonly read: (answer: OutputOf<E>) => DaySeries;
}

const HEIGHT = 240;

/** A call about the company as lines by day. */
export function SeriesPanel<E extends CallEntry>(props: SeriesPanelProps<E>): ReactElement {
  const { company, entry, source, note, read } = props;
  const { title } = entry;
  const answer = useCall(client, entry, { dataId: company.corpId } as CallerInputOf<E>);
  const subject = subjectOf(company);
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
      empty={{ title: `没有${title}`, cause: '该公司在这段时间没有交易数据' }}
      height={HEIGHT}
    />
  );
}
