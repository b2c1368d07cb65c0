import type { StatementEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { useFlowState } from '../periods/use-flow-state.ts';
import { usePeriodFilter } from '../periods/use-period-filter.ts';
import type { Part } from '../tabs/part.tsx';
import { FlowStatement } from './flow-statement.tsx';
import { PeriodStatement } from './period-statement.tsx';

export interface StatementOptions {
  /** The name of its periods in the address: parts with the same name show the same periods. */
  readonly periods: string;
  /** Whether its values are flows, which a single quarter has too; otherwise they are balances. */
  readonly flows?: true;
  /** Flows show every value beside the one before it. */
  readonly compared?: true;
  /** Its reader may choose a day by which its reports were announced: its entry takes `time`. */
  readonly dated?: true;
  /** The statements that are exported with it as one workbook, itself included. */
  readonly book?: readonly StatementEntry[];
}

/** A statement of the subject with its choice of periods, as a part of a tab. */
export function statement(spec: StatementEntry, options: StatementOptions): Part {
  const { periods, flows, ...rest } = options;
  function Flows(): ReactElement {
    return <FlowStatement spec={spec} state={useFlowState(periods)} {...rest} />;
  }
  function Levels(): ReactElement {
    return (
      <PeriodStatement spec={spec} filter={usePeriodFilter(periods)} dated={rest.dated} book={rest.book} />
    );
  }
  return flows ? Flows : Levels;
}
