import {
  coverageText,
  TABLE_PAGE_SIZE,
  type CallEntry,
  type Page,
  type StatementEntry,
} from '@console/contract-core';
import { EmptyState, type EmptyText } from '@console/ui';
import { YearTable, type YearMeasure } from '@console/ui/statement';
import { useState, type ReactElement } from 'react';
import type { z } from 'zod';
import { SubjectStatement } from '../statement/subject-statement.tsx';
import { useSubject } from '../subject/subject-provider.tsx';
import { useSubjectCall } from '../subject/use-subject-call.ts';
import type { ExpectedRow } from './forecast-entries.ts';

export interface ForecastHistoryProps {
  /** Every year there is: reported ones and those expected now. */
  readonly overview: StatementEntry;
  /** A row for each day of new expectations. */
  readonly history: CallEntry<z.ZodType, z.ZodType<Page<ExpectedRow>>>;
  readonly measures: readonly YearMeasure[];
  readonly empty: EmptyText;
}

/** The current expectations, and below them their history. */
export function ForecastHistory(props: ForecastHistoryProps): ReactElement {
  const { overview, history, measures, empty } = props;
  const { name } = useSubject();
  const [paging, setPage] = useState({ page: 0, size: TABLE_PAGE_SIZE });
  const asked = useSubjectCall(history, paging, { keepPrevious: true });
  return (
    <>
      <SubjectStatement spec={overview} empty={empty} />
      <YearTable<ExpectedRow>
        title={history.title}
        subject={name}
        source={overview.source}
        asked={asked}
        {...paging}
        onPage={(page, size) => setPage({ page, size })}
        measures={measures}
        rowTitle="预测日期"
        labelOf={labelOf}
        empty={<EmptyState {...empty} />}
      />
    </>
  );
}

/** The day, and of a set how many of its members analysts covered on it. */
const labelOf = (row: ExpectedRow): string =>
  [row.reportDate, coverageText(row)].filter((text) => text !== undefined).join(' ');
