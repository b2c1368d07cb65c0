import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Fault } from '../../run/fault.mjs';

/**
 * An event of a question's log, and when it came.
 * @typedef {{ id: number, event: string, data: { kind?: string, answer?: number, text?: string }, raw: string,
 *   at: number }} SentEvent
 */

/** One user who asks. */
export class Asker {
  /** @param {string} url of the suite @param {string} token */
  constructor(url, token) {
    this.url = url;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /**
   * @param {{ text: string, models?: readonly string[], subject?: object }} question
   * @returns {Promise<{ questionId: number, milliseconds: number }>}
   */
  async ask({ text, models = [], subject = { kind: 'market', id: null, name: '全市场' } }) {
    const began = performance.now();
    const { questionId } = await this.call('/api/ai/question/ask', { text, models, subject });
    return { questionId, milliseconds: performance.now() - began };
  }

  /**
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  async call(path, body) {
    const answer = await fetch(this.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { success, result, appMesg } =
      /** @type {{ success: boolean, result: unknown, appMesg: string }} */ (await answer.json());
    if (!success) throw new Fault(`${path} answered ${answer.status}: ${appMesg}`);
    return result;
  }

  /**
   * Follows the log of a question until it is done, or leaves after `most` events.
   * @param {number} questionId
   * @param {{ after?: number, most?: number, taken?: (event: SentEvent) => void }} [options]
   * @returns {Promise<SentEvent[]>}
   */
  follow(questionId, { after = 0, most = Infinity, taken = () => undefined } = {}) {
    return new Promise((resolve, reject) => {
      /** @type {SentEvent[]} */
      const found = [];
      const path = `/api/ai/question/events?questionId=${questionId}&after=${after}`;
      const request = get(this.url + path, { headers: this.headers, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Fault(`a stream was refused: ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          for (const event of blocks.flatMap(eventOf)) {
            found.push(event);
            taken(event);
          }
          if (found.length < most) return;
          request.destroy();
          resolve(found.slice(0, most));
        });
        response.on('end', () => resolve(found));
        response.on('error', () => resolve(found.slice(0, most)));
      });
      request.on('error', reject);
    });
  }
}

/** @param {string} block @returns {SentEvent[]} */
function eventOf(block) {
  const [, id = '0', event = '', data = ''] = /^(?:id: (\d+)\n)?event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  if (event === '') return [];
  return [{ id: Number(id), event, data: JSON.parse(data), raw: block, at: performance.now() }];
}
