import type { TableState } from '@console/contract-data';
import { expectedAsOf, type ExpectedTable } from './expected-as-of.ts';

export interface TableFacts extends ExpectedTable {
  readonly rows: number;
  readonly asOf: string | null;
  /** Whether the newest attempt to load it failed. */
  readonly failed: boolean;
  readonly gapDays: number | null;
}

/** The worst state that applies: failed before empty, empty before late, late before gaps. */
export function tableState(facts: TableFacts, businessDate: string | null): TableState {
  if (facts.failed) return 'failed';
  if (facts.rows === 0) return 'empty';
  const expected = expectedAsOf(facts, businessDate);
  if (expected !== null && (facts.asOf === null || facts.asOf < expected)) return 'late';
  return (facts.gapDays ?? 0) > 0 ? 'gaps' : 'ok';
}
