import type { CallerInputOf, StatementEntry } from '@console/contract-core';
import type { EmptyText } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import { KnownByChoice } from '../periods/known-by-choice.tsx';
import { PeriodFilter } from '../periods/period-filter.tsx';
import type { PeriodFilterState } from '../periods/use-period-filter.ts';
import { useKnownBy } from '../periods/use-known-by.ts';
import { SubjectStatement } from './subject-statement.tsx';

export interface PeriodStatementProps<E extends StatementEntry> {
  readonly spec: E;
  /** Result of `usePeriodFilter`. */
  readonly filter: PeriodFilterState;
  /** Choices that apply at once, between the kind of reports and the years. */
  readonly children?: ReactNode;
  /** Its reader may choose a day by which its reports were announced. */
  readonly dated?: boolean | undefined;
  readonly empty?: EmptyText | undefined;
  /** Exported together with it as one workbook. */
  readonly book?: readonly StatementEntry[] | undefined;
}

/** A statement of balances at the end of each period, which have no single-quarter values. */
export function PeriodStatement<E extends StatementEntry>(props: PeriodStatementProps<E>): ReactElement {
  const { spec, filter, children, dated = false, empty, book } = props;
  const [time] = useKnownBy();
  return (
    <SubjectStatement<E>
      spec={spec}
      more={{ ...filter.value, ...(dated && time ? { time } : {}) } as unknown as Partial<CallerInputOf<E>>}
      bar={
        <PeriodFilter state={filter}>
          {dated && <KnownByChoice />}
          {children}
        </PeriodFilter>
      }
      empty={empty}
      book={book}
    />
  );
}
