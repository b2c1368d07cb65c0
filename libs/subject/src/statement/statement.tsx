import type { StatementEntry } from '@console/contract-core';
import type { ReactElement } from 'react';
import { useFlowState } from '../periods/use-flow-state.ts';
import { usePeriodFilter } from '../periods/use-period-filter.ts';
import type { Part } from '../tabs/part.tsx';
import { FlowStatement } from './flow-statement.tsx';
import { PeriodStatement } from './period-statement.tsx';

export interface StatementOptions {
  /** What the address calls its periods: parts with the same name show the same ones. */
  readonly periods: string;
  /** What flowed in a period, which a quarter has of its own; else what there is at its end. */
  readonly flows?: true;
  /** Flows show every value beside the one before it. */
  readonly compared?: true;
}

/** A statement of the subject with its choice of periods, as a part of a tab. */
export function statement(spec: StatementEntry, { periods, flows, compared }: StatementOptions): Part {
  function Flows(): ReactElement {
    return <FlowStatement spec={spec} state={useFlowState(periods)} compared={compared} />;
  }
  function Levels(): ReactElement {
    return <PeriodStatement spec={spec} filter={usePeriodFilter(periods)} />;
  }
  return flows ? Flows : Levels;
}
