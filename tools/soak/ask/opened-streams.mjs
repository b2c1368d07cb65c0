import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '../../run/fault.mjs';

const STREAMS = 2000;
/** The most streams that a user may have. */
const OF_USER = 6;
const USERS = 3;
/** Two beats of a stream. */
const BEATS_MS = 10_000;

/**
 * Streams that are read to their end or cut in their beginning; then each user may have all theirs again, which a stream
 * that was left would prevent.
 * @param {import('./run-ask.mjs').AskSoak} soak
 * @returns {Promise<import('./run-ask.mjs').Finding[]>}
 */
export async function openedStreams({ asker }) {
  const users = await Promise.all(
    Array.from({ length: USERS }, async (_, at) => {
      const one = await asker(100 + at);
      const ended = await one.ask({ text: '市场怎么样' });
      await one.follow(ended.questionId);
      return { one, questionId: ended.questionId };
    }),
  );
  let opened = 0;
  await Promise.all(
    users.flatMap(({ one, questionId }) =>
      Array.from({ length: OF_USER - 2 }, async () => {
        while (opened < STREAMS) {
          opened += 1;
          const most = Math.random() < 0.5 ? 1 : Infinity;
          await one.follow(questionId, { most }).catch(async (error) => {
            // One that was cut is given back once the service notices.
            if (!(error instanceof Fault)) throw error;
            await pause(50);
          });
        }
      }),
    ),
  );
  await pause(BEATS_MS);
  const full = await Promise.all(
    users.map(async ({ one }) => {
      const { questionId } = await one.ask({ text: '市场怎么样', models: ['honest:10:300'] });
      const streams = Array.from({ length: OF_USER }, () => one.follow(questionId, { most: 4 }));
      return (await Promise.allSettled(streams)).filter(({ status }) => status === 'fulfilled').length;
    }),
  );
  const holds = full.every((count) => count === OF_USER);
  return [{ text: `${opened} streams opened and closed or cut, none left after two heartbeats`, holds }];
}
