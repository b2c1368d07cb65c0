import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const PATIENCE_MS = 20_000;

/** Calls `look` again and again until its result `fits`, and returns it. Otherwise throws with the last result. */
export async function eventually<T>(
  look: () => Promise<T>,
  fits: (seen: T) => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (fits(seen)) return seen;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(seen)} after ${patience} ms`);
    await pause(LOOK_MS);
  }
}
