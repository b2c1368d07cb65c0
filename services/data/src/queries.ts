import type { MartTables } from '@console/market';
import { queriesOf, type JobRow, type Querying } from '@console/node-kit';
import type { Kysely } from 'kysely';

/** An import of a folder, as the importer keeps it. */
interface ImportRunRow {
  readonly id: number;
  readonly source: string;
  readonly folder: string;
  readonly is_demo: 0 | 1;
  readonly status: 'running' | 'loaded' | 'partly' | 'failed' | 'undone';
  readonly message: string | null;
  readonly started_by: string | null;
  readonly job_id: string | null;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly undo_started_at: string | null;
}

/** The rows that this service reads. */
export type Tables = MartTables & {
  readonly 'market.import_run': ImportRunRow;
  readonly 'platform.job': JobRow;
};

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
