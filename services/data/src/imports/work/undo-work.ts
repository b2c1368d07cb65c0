import type { Clock } from '@console/contract-core';
import { undoLastRun, UndoRefused, type UndoReport } from '@console/market/import';

/** An undoing as plain data, which can be sent to a thread. */
export interface UndoWork {
  /** The importer's database account. */
  readonly url: string;
  /** The run to undo; refused when it is not the newest by then. */
  readonly runId: number;
}

/** The answer of the thread. A refusal is part of it, because an error from a thread loses its class. */
export type UndoAnswer = { readonly report: UndoReport } | { readonly refused: string };

export interface UndoFollower {
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

export type RunUndo = (work: UndoWork, follower: UndoFollower) => Promise<UndoAnswer>;

/** How long an undoing waits for imports, in seconds: at most four hours, as imports do. */
const LOCK_SECONDS = 4 * 3600;

/** The undoing itself, in the calling thread. It ignores signals: once begun, it is finished or killed. */
export const undoHere: RunUndo = async ({ url, runId }, { clock }) => {
  try {
    return { report: await undoLastRun({ url, clock, lockSeconds: LOCK_SECONDS, expectedRun: runId }) };
  } catch (error) {
    if (error instanceof UndoRefused) return { refused: error.message };
    throw error;
  }
};
