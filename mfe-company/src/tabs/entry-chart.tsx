import { entrySpec } from '@console/charts';
import type { CallerInputOf, ChartEntry, OutputOf } from '@console/contract-core';
import { useCall, type UseCallOptions } from '@console/platform';
import { useMemo, type ReactElement } from 'react';
import { client } from '../client.ts';
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';
import type { CompanyPartProps } from './company-tab.ts';
import { subjectOf } from './subject-of.ts';

export interface EntryChartProps<E extends ChartEntry>
  extends
    CompanyPartProps,
    Pick<ChartPanelProps, 'sub' | 'actions'>,
    Partial<Pick<ChartPanelProps, 'empty' | 'height'>> {
  readonly entry: E;
  /** What is asked for beside the company. */
  readonly input?: Omit<CallerInputOf<E>, 'dataId'>;
  readonly options?: UseCallOptions<OutputOf<E>>;
}

const HEIGHT = 240;

/** A chart entry about the company, in whatever state its call is: what it draws is what the entry says. */
export function EntryChart<E extends ChartEntry>(props: EntryChartProps<E>): ReactElement {
  const { company, entry, input, options, sub, actions, height = HEIGHT } = props;
  const { title } = entry;
  const { empty = { title: `没有${title}`, cause: '该公司在这段时间没有交易数据' } } = props;
  const asked = { dataId: company.corpId, ...input } as CallerInputOf<E>;
  const answer = useCall(client, entry, asked, options);
  const subject = subjectOf(company);
  const { data } = answer;
  const spec = useMemo(
    () => (data === undefined ? undefined : entrySpec(entry, data, subject)),
    [entry, data, subject],
  );
  return (
    <ChartPanel
      title={title}
      sub={sub}
      actions={actions}
      answer={answer}
      spec={spec}
      empty={empty}
      height={height}
    />
  );
}
