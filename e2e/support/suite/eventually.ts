import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const PATIENCE_MS = 20_000;

/** Calls `look` again and again until its result `fits`, and returns it. Otherwise throws with the last result. */
export async function eventually<T>(
  look: () => Promise<T>,
  fits: (seen: T) => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const seen = await lastSeen(look, fits, patience);
  if (fits(seen)) return seen;
  throw new Error(`still ${JSON.stringify(seen)} after ${patience} ms`);
}

/** Calls `look` again and again until its lines are the wanted ones; returns the last, to be compared with them. */
export const lastLines = (
  look: () => Promise<readonly (readonly string[])[]>,
  wanted: readonly (readonly string[])[],
  patience = PATIENCE_MS,
): Promise<readonly (readonly string[])[]> =>
  lastSeen(look, (lines) => JSON.stringify(lines) === JSON.stringify(wanted), patience);

/** Calls `look` again and again until its result `fits`, at most for `patience` milliseconds; returns the last one. */
export async function lastSeen<T>(
  look: () => Promise<T>,
  fits: (seen: T) => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (fits(seen) || Date.now() > deadline) return seen;
    await pause(LOOK_MS);
  }
}
