import type { CallerInputOf, StatementEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { KnownByChoice } from '../periods/known-by-choice.tsx';
import { PeriodFilter } from '../periods/period-filter.tsx';
import { SingleChoice } from '../periods/single-choice.tsx';
import type { FlowState } from '../periods/use-flow-state.ts';
import { useKnownBy } from '../periods/use-known-by.ts';
import { SubjectStatement } from './subject-statement.tsx';

export interface FlowStatementProps<E extends StatementEntry> {
  readonly spec: E;
  /** Result of `useFlowState`. */
  readonly state: FlowState;
  /** Value, the one before, difference and growth side by side; quarters against the quarter before. */
  readonly compared?: boolean | undefined;
  /** Its reader may choose a day by which its reports were announced. */
  readonly dated?: boolean | undefined;
  /** Exported together with it as one workbook. */
  readonly book?: readonly StatementEntry[] | undefined;
}

/** A statement of flows in a period: from the start of the year, or in a quarter alone. */
export function FlowStatement<E extends StatementEntry>(props: FlowStatementProps<E>): ReactElement {
  const { spec, state, compared = false, dated = false, book } = props;
  const [time] = useKnownBy();
  const { filter, single, setSingle } = state;
  return (
    <SubjectStatement<E>
      spec={spec}
      more={
        { ...filter.value, single, ...(dated && time ? { time } : {}) } as unknown as Partial<
          CallerInputOf<E>
        >
      }
      flows={single === '0'}
      compared={compared}
      book={book}
      against={compared && single === '1' ? 'quarter' : 'year'}
      bar={
        <PeriodFilter state={filter}>
          {dated && <KnownByChoice />}
          {filter.value.reportType === 'Q' && <SingleChoice value={single} onChange={setSingle} />}
        </PeriodFilter>
      }
    />
  );
}
