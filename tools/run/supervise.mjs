import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from './fault.mjs';

const LONGEST_PAUSE_MS = 30_000;
/** After this time a process counts as healthy, and its next end starts from the shortest pause. */
const SOUND_MS = 60_000;

/**
 * The pause before restart number `deaths`: 0.5 s, 1 s, 2 s, … 30 s.
 * @param {number} deaths
 */
export function restartPause(deaths) {
  return Math.min(LONGEST_PAUSE_MS, 500 * 2 ** (deaths - 1));
}

/**
 * Keeps a process running until it is stopped. A launch that fails counts as a death.
 * @typedef {{ deaths: () => number, current: () => import('./children.mjs').Child | null,
 *   restart: () => Promise<void>, stop: () => Promise<void> }} Supervised
 * @param {string} name
 * @param {() => Promise<import('./children.mjs').Child>} launch
 * @param {{ first?: import('./children.mjs').Child, closing?: AbortSignal }} [options] `first` runs already;
 *   once `closing`, nothing is started or printed any more
 * @returns {Supervised}
 */
export function supervise(name, launch, { first, closing } = {}) {
  const stop = new AbortController();
  // Follows both without a listener of its own on `closing`, which all processes of a suite share.
  const stopping = AbortSignal.any([stop.signal, ...(closing ? [closing] : [])]);
  let child = first ?? null;
  let deaths = 0;
  let restarting = false;
  const runOnce = async () => {
    child = await launch();
    return outlive(child);
  };
  /** @param {import('./children.mjs').Child} started */
  const outlive = async (started) => {
    // Stopped while it was being launched, when there was no child to stop yet.
    if (stopping.aborted && started !== first) await started.stop();
    return `ended (${await started.exited}); its log: ${started.log}`;
  };
  const keepRunning = async () => {
    let run = first ? () => outlive(first) : runOnce;
    while (!stopping.aborted) {
      const began = Date.now();
      const ending = await run().catch((error) => `could not be started: ${describeError(error)}`);
      run = runOnce;
      if (stopping.aborted) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      deaths = Date.now() - began > SOUND_MS ? 1 : deaths + 1;
      const wait = restartPause(deaths);
      console.log(`! ${name} ${ending}\n  next start in ${wait / 1000} s`);
      await pause(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  };
  const done = keepRunning();
  return {
    deaths: () => deaths,
    current: () => child,
    restart: async () => {
      restarting = child?.isRunning() ?? false;
      await child?.stop();
    },
    stop: async () => {
      stop.abort();
      await child?.stop();
      await done;
    },
  };
}
