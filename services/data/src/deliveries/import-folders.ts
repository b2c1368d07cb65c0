import { join } from 'node:path';

/**
 * The folders under IMPORT_DIR. Deliveries are in it by their names; names that begin with a dot are ours. The caller
 * must have checked names and ids: a delivery's name by the contract, a job's id by finding the job.
 */
export interface ImportFolders {
  readonly root: string;
  /** The folder of unfinished uploads. */
  readonly incoming: string;
  readonly allRejected: string;
  readonly allDone: string;
  delivery(name: string): string;
  rejected(jobId: string): string;
  rejectFile(jobId: string, table: string): string;
  /** The folder to which a delivery is moved when all of it is loaded. */
  done(jobId: string): string;
}

export function importFolders(root: string): ImportFolders {
  const allRejected = join(root, '.rejected');
  const allDone = join(root, '.done');
  return {
    root,
    incoming: join(root, '.incoming'),
    allRejected,
    allDone,
    delivery: (name) => join(root, name),
    rejected: (jobId) => join(allRejected, jobId),
    rejectFile: (jobId, table) => join(allRejected, jobId, `${table}.csv`),
    done: (jobId) => join(allDone, jobId),
  };
}
