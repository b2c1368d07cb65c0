import { entrySpec } from '@console/charts';
import { coverageText, type CallerInputOf, type ChartEntry, type OutputOf } from '@console/contract-core';
import type { UseCallOptions } from '@console/platform';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx';

/** The options of a chart beside those of its entry. */
export interface SubjectChartOptions<E extends ChartEntry>
  extends
    Pick<ChartPanelProps, 'sub' | 'actions'>,
    Partial<Pick<ChartPanelProps, 'empty' | 'height' | 'small'>> {
  /** The input beside the subject. */
  readonly input?: Partial<CallerInputOf<E>>;
  readonly options?: UseCallOptions<OutputOf<E>>;
}

export interface SubjectChartProps<E extends ChartEntry> extends SubjectChartOptions<E> {
  readonly entry: E;
}

const HEIGHT = 240;

/** The chart of an entry about the subject, in any state of its call. */
export function SubjectChart<E extends ChartEntry>(props: SubjectChartProps<E>): ReactElement {
  const { entry, input, options, sub, actions, height = HEIGHT, small = false } = props;
  const { title } = entry;
  const { title: subject, noun } = useSubject();
  const { empty = { title: `没有${title}`, cause: `${noun}在这段时间没有交易数据` } } = props;
  const answer = useSubjectCall(entry, input, options);
  const { data } = answer;
  const spec = useMemo(
    () => (data === undefined ? undefined : entrySpec(entry, data, subject)),
    [entry, data, subject],
  );
  return (
    <ChartPanel
      title={title}
      sub={besideCoverage(sub, data)}
      actions={actions}
      answer={answer}
      spec={spec}
      empty={empty}
      height={height}
      small={small}
    />
  );
}

/** What its caller says, and of how many members a set's chart is. */
function besideCoverage(sub: ReactNode, data: unknown): ReactNode {
  const coverage = coverageText(data);
  if (coverage === undefined || sub === undefined) return sub ?? coverage;
  return (
    <>
      {sub} · {coverage}
    </>
  );
}
