import { parentPort, Worker } from 'node:worker_threads';
import { scanRange, type Pass, type PreparedRun } from './scan-range.ts';

/** The data that a team's thread is started with. */
export interface ScanThread {
  readonly kind: 'scan';
}

interface ScanOrder {
  readonly run: PreparedRun;
  readonly pass: Pass;
  readonly from: number;
  readonly to: number;
}

/** Scans write to shared memory: a large heap for young objects would only fill up before it is collected. */
const FEW_OBJECTS = { maxYoungGenerationSizeMb: 4 };

export interface ScanTeam {
  /** Prepares and scans every date of a run in shared memory; the same to the bit for any number of threads. */
  scan(run: PreparedRun): Promise<void>;
}

/**
 * The calling thread and `threads - 1` more, whose module is `file`; they start at once, so that they are ready when
 * the panels are. They end with the caller.
 */
export function scanTeam(file: URL, threads: number): ScanTeam {
  const data: ScanThread = { kind: 'scan' };
  const options = { workerData: data, resourceLimits: FEW_OBJECTS };
  const others = Array.from({ length: threads - 1 }, () => new Worker(file, options));
  const failures = others.map((other) => {
    const failed = new Promise<never>((_, reject) => other.once('error', reject));
    // Errors reach the caller that waits for a pass; before that no one listens.
    failed.catch(() => undefined);
    return failed;
  });
  const passOver = async (run: PreparedRun, pass: Pass): Promise<void> => {
    const start = (at: number): number => Math.floor((run.dates * at) / threads);
    const done = others.map((other, at) => {
      const order: ScanOrder = { run, pass, from: start(at + 1), to: start(at + 2) };
      const answer = new Promise((resolve) => other.once('message', resolve));
      other.postMessage(order);
      return Promise.race([answer, failures[at]]);
    });
    scanRange(run, pass, { from: 0, to: start(1) });
    await Promise.all(done);
  };
  return {
    scan: async (run) => {
      await passOver(run, 'prepare');
      await passOver(run, 'scan');
    },
  };
}

/** The body of a team's thread: runs orders until it is ended. */
export function followTeam(): void {
  parentPort?.on('message', ({ run, pass, from, to }: ScanOrder) => {
    scanRange(run, pass, { from, to });
    parentPort?.postMessage('done');
  });
}
