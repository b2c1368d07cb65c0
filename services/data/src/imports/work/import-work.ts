import type { Clock } from '@console/contract-core';
import { loadMapping } from '@console/market/files';
import { importFolder, type ImportProgress, type TableReport } from '@console/market/import';

/** An import as plain data, which can be sent to a thread. */
export interface ImportWork {
  /** The importer's database account. */
  readonly url: string;
  readonly dir: string;
  /** The argument of `loadMapping`; null for the documented format. */
  readonly mapping: string | null;
  readonly dryRun: boolean;
  readonly source: string | null;
  readonly demo: boolean;
  readonly rejectsDir: string;
  readonly startedBy: string | null;
  readonly jobId: string;
}

export interface ImportFollower {
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly onProgress: (progress: ImportProgress) => void;
}

export type RunImport = (work: ImportWork, follower: ImportFollower) => Promise<readonly TableReport[]>;

/** How long an import waits for others, in seconds: at most four hours. */
const LOCK_SECONDS = 4 * 3600;

/** The import itself, in the calling thread. */
export const importHere: RunImport = async (work, { signal, clock, onProgress }) => {
  const { url, dir, dryRun, demo, rejectsDir, jobId, source, startedBy } = work;
  return importFolder({
    url,
    dir,
    dryRun,
    demo,
    rejectsDir,
    jobId,
    clock,
    signal,
    lockSeconds: LOCK_SECONDS,
    mapping: work.mapping === null ? null : await loadMapping(work.mapping),
    ...(source === null ? {} : { source }),
    ...(startedBy === null ? {} : { startedBy }),
    progress: { report: onProgress },
  });
};
