import { setTimeout as pause } from 'node:timers/promises';

const RELOADS = 200;
const AT_ONCE = 4;

/**
 * Readers of one answer come at random moments, from random points of its log, some of them leaving at once: each of
 * them gets the same bytes.
 * @param {import('./run-ask.mjs').AskSoak} soak
 * @returns {Promise<import('./run-ask.mjs').Finding[]>}
 */
export async function reloads({ asker }) {
  let same = 0;
  for (let round = 0; round < RELOADS / (AT_ONCE * 5); round += 1) {
    const one = await asker(round);
    const { questionId } = await one.ask({ text: `市场怎么样 ${round}`, models: ['honest:10:300'] });
    /** @type {string[][]} */
    const readers = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let at = 0; at < 5; at += 1) {
          await pause(Math.random() * 600);
          const after = Math.floor(Math.random() * 12);
          const most = Math.random() < 0.5 ? 1 + at : Infinity;
          readers.push(bytesOf(await one.follow(questionId, { after, most })));
        }
      }),
    );
    const whole = bytesOf(await one.follow(questionId));
    same += readers.filter((read) => {
      const from = whole.indexOf(read[0] ?? '');
      return read.every((raw, at) => raw === whole[from + at]);
    }).length;
  }
  return [
    { text: `${same} of ${RELOADS} reloads at random points read the same bytes`, holds: same === RELOADS },
  ];
}

/** @param {readonly import('../../bench/ask/asker.mjs').SentEvent[]} events */
const bytesOf = (events) => events.filter(({ event }) => event === 'answer').map(({ raw }) => raw);
