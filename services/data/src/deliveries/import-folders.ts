import { join } from 'node:path';

/**
 * The folders under IMPORT_DIR. Deliveries stand in it by their names; what begins with a dot is ours.
 * Names and ids are trusted to be checked: a delivery's by the contract, a job's by being one that was found.
 */
export interface ImportFolders {
  readonly root: string;
  /** Uploads that are not whole yet. */
  readonly incoming: string;
  readonly allRejected: string;
  readonly allDone: string;
  delivery(name: string): string;
  rejected(jobId: string): string;
  rejectFile(jobId: string, table: string): string;
  /** Where a delivery goes when all of it is loaded. */
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
