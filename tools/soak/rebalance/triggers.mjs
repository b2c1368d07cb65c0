import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../../bench/sign-in.mjs';

const PATH = '/api/invest/strategy/rebalance';
/** The triggers of a day are spread over this time. */
const SPREAD_MS = 400;
const PATIENCE_MS = 10_000;

/** Asks for rebalancing over HTTP, as ops do, whatever the suite goes through; counts the answers by status. */
export class Triggers {
  /** @type {Map<number, number>} by status; 0 where there was no answer */
  answers = new Map();
  /** @type {Promise<string> | null} */
  #token = null;

  /** @param {string} url of the suite @param {import('../random.mjs').Random} random */
  constructor(url, random) {
    this.url = url;
    this.random = random;
  }

  /**
   * So many triggers, of all strategies or of one; resolves when all are answered.
   * @param {number} count
   * @param {readonly number[]} strategies
   */
  async send(count, strategies) {
    const drafts = Array.from({ length: count }, () => ({
      afterMs: this.random.integer(0, SPREAD_MS),
      body: this.random.chance(0.5) ? {} : { strategyId: this.random.of(strategies) },
    }));
    await Promise.all(
      drafts.map(async ({ afterMs, body }) => {
        await pause(afterMs);
        const status = await this.#ask(body).catch(() => 0);
        this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
      }),
    );
  }

  /** @param {object} body @returns {Promise<number>} the status */
  async #ask(body) {
    const token = (this.#token ??= signIn(this.url));
    try {
      const status = await this.#post(body, await token);
      // The session is in Redis: when that was emptied, the token is of nobody.
      if (status === 401) this.#forget(token);
      return status;
    } catch (error) {
      this.#forget(token);
      throw error;
    }
  }

  /** @param {Promise<string>} token */
  #forget(token) {
    if (this.#token === token) this.#token = null;
  }

  /** @param {object} body @param {string} token @returns {Promise<number>} the status */
  async #post(body, token) {
    const answer = await fetch(this.url + PATH, {
      method: 'POST',
      headers: {
        cookie: `access_token=${token}`,
        origin: this.url,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /** The answers in words: `200: 7,131, 503: 12`. */
  text() {
    return [...this.answers]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status === 0 ? 'none' : status}: ${count}`)
      .join(', ');
  }
}
