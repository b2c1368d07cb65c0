import type { Connection } from 'mysql2/promise';
import type { TableChanges } from '../import/load/changes.ts';

interface DerivedTable {
  readonly name: string;
  readonly asOf?: string;
  /** The DDL of a table that has no list of columns, and what its rows are about. */
  readonly sql?: string;
  readonly fields?: readonly object[];
}

/** A table computed from others. */
export interface Derived {
  /** Its definition: when it changes, the table is rebuilt. */
  readonly table: DerivedTable;
  /** Raised when the computation changes: the table is rebuilt. */
  readonly version: number;
  /** The names of the imported tables that it is computed from. */
  readonly sources: readonly string[];
  /**
   * Brings the table up to date, whole or not at all. A source missing from `changes` did not change; `changes`
   * says that all of each changed when the table was never derived. Running it twice changes nothing.
   */
  rebuild(connection: Connection, changes: Changes): Promise<void>;
}

export type Changes = ReadonlyMap<string, TableChanges>;
