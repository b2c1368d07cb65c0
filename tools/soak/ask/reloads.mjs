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
    /** @type {{ after: number, read: string[] }[]} */
    const readers = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let at = 0; at < 5; at += 1) {
          await pause(Math.random() * 600);
          const after = Math.floor(Math.random() * 12);
          const leaves = Math.random() < 0.5;
          const events = await one.follow(questionId, { after, most: leaves ? 1 + at : Infinity });
          readers.push({
            after,
            read: events.filter(({ event }) => event === 'answer').map(({ raw }) => raw),
          });
        }
      }),
    );
    const whole = (await one.follow(questionId))
      .filter(({ event }) => event === 'answer')
      .map(({ raw }) => raw);
    same += readers.filter(({ after, read }) => {
      const expected = whole.slice(after, after + read.length);
      return read.every((raw, at) => raw === expected[at]);
    }).length;
  }
  return [
    { text: `${same} of ${RELOADS} reloads at random points read the same bytes`, holds: same === RELOADS },
  ];
}
