import { Fault } from '../run/fault.mjs';

/** Users who ask at once, and how often they ask together. */
export const USERS = 4;
export const ASKED_OF_EACH = 60;

/**
 * Asks by all users at once, after each asked once before.
 * @param {(at: number) => Promise<number>} ask answers the milliseconds it took
 * @param {number} [times] how often
 * @returns {Promise<number[]>}
 */
export async function measured(ask, times = ASKED_OF_EACH) {
  for (let at = 0; at < USERS; at += 1) await ask(at);
  /** @type {number[]} */
  const taken = [];
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      for (let at = user; at < times; at += USERS) taken.push(await ask(at));
    }),
  );
  return taken;
}

/** @param {string} url @param {string} token @returns {Promise<number>} milliseconds */
export async function timed(url, token) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie: `access_token=${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Fault(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - began;
}
