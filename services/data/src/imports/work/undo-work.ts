import type { Clock } from '@console/contract-core';
import { undoLastRun, UndoRefused, type UndoReport } from '@console/market/import';

/** An undoing as plain data: it crosses into a thread. */
export interface UndoWork {
  /** The importer's database account. */
  readonly url: string;
  /** The run that is meant; refused when it is not the newest by then. */
  readonly runId: number;
}

/** A refusal is an answer: an error that comes out of a thread has lost its class. */
export type UndoAnswer = { readonly report: UndoReport } | { readonly refused: string };

export interface UndoFollower {
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

export type RunUndo = (work: UndoWork, follower: UndoFollower) => Promise<UndoAnswer>;

/** Waits for an import as imports wait for each other: at most four hours. */
const LOCK_SECONDS = 4 * 3600;

/** The undoing itself, in the thread that calls it. It heeds no signal: begun, it is finished or killed. */
export const undoHere: RunUndo = async ({ url, runId }, { clock }) => {
  try {
    return { report: await undoLastRun({ url, clock, lockSeconds: LOCK_SECONDS, expectedRun: runId }) };
  } catch (error) {
    if (error instanceof UndoRefused) return { refused: error.message };
    throw error;
  }
};
