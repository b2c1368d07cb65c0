import type { RowOf, TableEntry } from '@console/contract-core';
import { totalOf } from '@console/ui/data';
import type { Part } from '../tabs/part.tsx';
import { SubjectTable, type SubjectTableOptions } from './subject-table.tsx';

export interface TableOptions<E extends TableEntry> extends SubjectTableOptions<E> {
  /** Columns whose sums are drawn at the foot: what flowed or was sold, never a level or a ratio. */
  readonly total?: readonly Extract<keyof RowOf<E>, string>[];
}

/** A table of facts about the subject, as a part of a tab. */
export function table<E extends TableEntry>(spec: E, { total, ...options }: TableOptions<E> = {}): Part {
  const summary = total && totalOf<RowOf<E>>(...total);
  return () => <SubjectTable spec={spec} {...options} {...(summary ? { summary } : {})} />;
}
