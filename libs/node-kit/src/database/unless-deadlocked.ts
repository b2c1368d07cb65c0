const TRIES = 3;

/**
 * Runs a transaction again that the database sent back because others were in its way, a few times: it has changed
 * nothing then.
 */
export async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1)
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ER_LOCK_DEADLOCK' || tried === TRIES) throw error;
    }
}
