import type { CallEntry, OutputOf } from '@console/contract-core';
import { useMemo, type ReactElement } from 'react';
import { AnswerPanel } from '../state/answer-panel.tsx';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { Part } from '../tabs/part.tsx';
import { PivotTable } from './pivot-table.tsx';
import type { Pivot, PivotLook } from './pivot.ts';

export interface PivotOptions<E extends CallEntry> extends PivotLook {
  /** The title of the rows' column: 产品. */
  readonly item: string;
  readonly source: string;
  readonly read: (answer: OutputOf<E>) => Pivot;
  /** Why there is no period at all. */
  readonly cause: string;
}

/** Items by report period, turned either way, as a part of a tab. */
export function pivot<E extends CallEntry>(entry: E, options: PivotOptions<E>): Part {
  return () => <PivotPanel entry={entry} options={options} />;
}

interface PivotPanelProps<E extends CallEntry> {
  readonly entry: E;
  readonly options: PivotOptions<E>;
}

const SKELETON_ROWS = 8;

function PivotPanel<E extends CallEntry>({ entry, options }: PivotPanelProps<E>): ReactElement {
  const { title } = entry;
  const { item, source, read, cause } = options;
  const { noun } = useSubject();
  const answer = useSubjectCall(entry);
  const data = useMemo(
    () => (answer.data === undefined ? undefined : read(answer.data)),
    [answer.data, read],
  );
  return (
    <AnswerPanel
      title={title}
      answer={{ data, isError: answer.isError, error: answer.error, refetch: answer.refetch }}
      rows={SKELETON_ROWS}
      emptyOf={({ periods }) => (periods.length === 0 ? { title: `${noun}没有${title}`, cause } : null)}
    >
      {(given) => <PivotTable title={title} item={item} source={source} pivot={given} look={options} />}
    </AnswerPanel>
  );
}
