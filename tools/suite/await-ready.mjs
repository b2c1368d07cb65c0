import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../run/fault.mjs';

const PATIENCE_MS = 90_000;
const MOST_DEATHS = 3;

/**
 * Waits until a service reports that it and its dependencies are ready.
 * @param {string} name
 * @param {number} port
 * @param {import('../run/supervise.mjs').Supervised} process
 */
export async function awaitReady(name, port, process) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);
    if (answer?.ok) return;
    if (process.deaths() >= MOST_DEATHS || Date.now() > deadline) {
      const child = process.current();
      const said = (await answer?.text().catch(() => '')) ?? '';
      const log = child ? `The end of ${child.log}:\n${await child.logTail()}` : 'It could not be started.';
      throw new Fault(`${name} does not get ready. ${said}\n${log}`);
    }
    await pause(100);
  }
}
