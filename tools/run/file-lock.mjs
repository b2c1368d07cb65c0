import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';
import { identify, isAlive } from './process-identity.mjs';

/**
 * @typedef {import('./process-identity.mjs').ProcessIdentity & { note?: string }} Holder
 * @typedef {{ release: () => Promise<void> }} FileLock
 */

/**
 * Takes the lock, or returns its holder. A holder that no longer runs does not count.
 * @param {string} path
 * @param {string} [note] shown to users who find it taken
 * @returns {Promise<{ lock: FileLock } | { holder: Holder }>}
 */
export async function tryLock(path, note) {
  await mkdir(dirname(path), { recursive: true });
  const self = await identify(process.pid);
  if (self === null) throw new Error('this process cannot find itself in the process table');
  // A new name each time: one process may request a lock twice at once.
  const draft = `${path}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify({ ...self, note }));
  try {
    for (;;) {
      // A link appears complete or not at all, so that no reader ever sees half a lock.
      const taken = await link(draft, path).then(
        () => true,
        (/** @type {NodeJS.ErrnoException} */ error) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (taken) return { lock: { release: () => rm(path, { force: true }) } };
      const holder = await readHolder(path);
      if (holder !== null && (await isAlive(holder))) return { holder };
      await removeStale(path, holder);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Runs `work` while holding the lock, waiting for another holder first.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {{ patienceMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(path, work, options = {}) {
  const deadline = Date.now() + (options.patienceMs ?? 15 * 60_000);
  for (;;) {
    const attempt = await tryLock(path);
    if ('lock' in attempt) {
      try {
        return await work();
      } finally {
        await attempt.lock.release();
      }
    }
    if (Date.now() > deadline) throw new Fault(`${path} is still held by process ${attempt.holder.pid}`);
    await pause(200);
  }
}

/**
 * @param {string} path
 * @returns {Promise<Holder | null>}
 */
async function readHolder(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Removes a stale lock. Another process may replace it by its own between our look and our removal: the removed
 * file is checked again, and put back when it is not the stale one.
 * @param {string} path
 * @param {Holder | null} stale
 */
async function removeStale(path, stale) {
  const aside = `${path}.${process.pid}.stale`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  if (moved !== null && (moved.pid !== stale?.pid || moved.started !== stale.started))
    await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
