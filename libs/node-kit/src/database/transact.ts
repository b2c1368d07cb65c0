import type { DataSource, EntityManager } from 'typeorm';
import { unlessDeadlocked } from './unless-deadlocked.ts';

/**
 * The one way to run a transaction. A transaction that the database rolls back because of a conflict is run
 * again from its beginning, so `work` must do nothing that a rollback does not undo.
 */
export function transact<T>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  isolation?: 'READ COMMITTED',
): Promise<T> {
  return unlessDeadlocked(() =>
    isolation === undefined ? database.transaction(work) : database.transaction(isolation, work),
  );
}
