import type { Connection } from 'mysql2/promise';
import type { TableChanges } from '../import/load/changes.ts';

interface DerivedTable {
  readonly name: string;
  readonly asOf?: string;
  /** What makes a table that has no list of columns, and what its rows are about. */
  readonly sql?: string;
  readonly fields?: readonly object[];
}

/** A table that follows from others. */
export interface Derived {
  /** Its definition: when it changes, the table is made anew. */
  readonly table: DerivedTable;
  /** Raised when the computation changes: the table is made anew. */
  readonly version: number;
  /** The tables that files feed which it follows from, by name. */
  readonly sources: readonly string[];
  /**
   * Brings the table up to date, whole or not at all. A source that `changes` lacks is as it was; all of
   * them changed wholly when the table was never derived. Running it twice changes nothing.
   */
  rebuild(connection: Connection, changes: Changes): Promise<void>;
}

export type Changes = ReadonlyMap<string, TableChanges>;
