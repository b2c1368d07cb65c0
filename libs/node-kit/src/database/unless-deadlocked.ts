import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 8;
const FIRST_PAUSE_MS = 5;
/** A deadlock, and a row that has changed since the transaction read it. */
const SENT_BACK: readonly unknown[] = ['ER_LOCK_DEADLOCK', 'ER_CHECKREAD'];

/**
 * Runs a transaction again, a few times, when the database rolled it back because of a conflict. The pauses
 * grow and are random, so that conflicting transactions do not meet again.
 */
export async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await work();
    } catch (error) {
      if (!SENT_BACK.includes((error as { code?: unknown }).code) || tried === TRIES) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** tried);
    }
}
