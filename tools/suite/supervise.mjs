import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_PAUSE_MS = 30_000;
/** After this long a process counts as sound, and its next end starts from the shortest pause. */
const SOUND_MS = 60_000;

/**
 * The pause before restart number `deaths`: 0.5 s, 1 s, 2 s, … 30 s.
 * @param {number} deaths
 */
export function restartPause(deaths) {
  return Math.min(LONGEST_PAUSE_MS, 500 * 2 ** (deaths - 1));
}

/**
 * Keeps a process running until told to stop.
 * @typedef {{ deaths: () => number, current: () => import('../run/children.mjs').Child | null,
 *   restart: () => Promise<void>, stop: () => Promise<void> }} Supervised
 * @param {() => Promise<import('../run/children.mjs').Child>} launch
 * @returns {Supervised}
 */
export function supervise(launch) {
  const stopping = new AbortController();
  /** @type {import('../run/children.mjs').Child | null} */
  let child = null;
  let deaths = 0;
  let restarting = false;
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      const began = Date.now();
      child = await launch();
      const code = await child.exited;
      if (stopping.signal.aborted) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      deaths = Date.now() - began > SOUND_MS ? 1 : deaths + 1;
      const wait = restartPause(deaths);
      console.log(`! ${child.name} ended (${code}), restarting in ${wait / 1000} s; its log: ${child.log}`);
      await pause(wait, undefined, { signal: stopping.signal });
    }
  };
  // Only stopping ends the loop by an error: the aborted pause, or a launch refused while closing.
  const done = keepRunning().catch((error) => {
    if (!stopping.signal.aborted) console.log(`! ${String(error)}`);
  });
  return {
    deaths: () => deaths,
    current: () => child,
    restart: async () => {
      restarting = child !== null;
      await child?.stop();
    },
    stop: async () => {
      stopping.abort();
      await child?.stop();
      await done;
    },
  };
}
