import { stopCommands } from './command.mjs';

/**
 * Runs `body` and then `stop`, whether it ended, failed or was interrupted. A second Ctrl-C does not hurry
 * the stop: a database that is killed has to recover next time.
 * @template T
 * @param {(interrupted: AbortSignal) => Promise<T>} body
 * @param {() => Promise<void>} stop
 * @returns {Promise<T | null>} null when interrupted
 */
export async function untilStopped(body, stop) {
  const controller = new AbortController();
  /** @type {Promise<null>} */
  const interrupted = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => {
        if (!controller.signal.aborted) console.log('\nStopping…');
        controller.abort();
        stopCommands();
        resolve(null);
      });
  });
  const work = body(controller.signal);
  // Once interrupted, errors of the body only come from its commands being stopped.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    await stop();
  }
}
