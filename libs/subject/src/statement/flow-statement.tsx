import type { CallerInputOf, StatementEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { PeriodFilter } from '../periods/period-filter.tsx';
import { SingleChoice } from '../periods/single-choice.tsx';
import type { FlowState } from '../periods/use-flow-state.ts';
import { SubjectStatement } from './subject-statement.tsx';

export interface FlowStatementProps<E extends StatementEntry> {
  readonly spec: E;
  /** Result of `useFlowState`. */
  readonly state: FlowState;
  /** Value, the one before, difference and growth side by side; quarters against the quarter before. */
  readonly compared?: boolean | undefined;
  /** Exported together with it as one workbook. */
  readonly book?: readonly StatementEntry[] | undefined;
}

/** A statement of flows in a period: from the start of the year, or in a quarter alone. */
export function FlowStatement<E extends StatementEntry>(props: FlowStatementProps<E>): ReactElement {
  const { spec, state, compared = false, book } = props;
  const { filter, single, setSingle } = state;
  return (
    <SubjectStatement<E>
      spec={spec}
      more={{ ...filter.value, single } as unknown as Partial<CallerInputOf<E>>}
      flows={single === '0'}
      compared={compared}
      book={book}
      against={compared && single === '1' ? 'quarter' : 'year'}
      bar={
        <PeriodFilter state={filter}>
          {filter.value.reportType === 'Q' && <SingleChoice value={single} onChange={setSingle} />}
        </PeriodFilter>
      }
    />
  );
}
