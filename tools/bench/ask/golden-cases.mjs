import { signIn } from '../sign-in.mjs';
import { Asker } from './asker.mjs';

/**
 * Answers the golden cases of all topics of the demo by 数据直答, as the demo's administrator.
 * @param {string} url of the suite
 */
export async function goldenCases(url) {
  const admin = new Asker(url, await signIn(url));
  /** @type {readonly { value: number }[]} */
  const topics = await admin.call('/svc/ai/api/topic/option', { topic: '' });
  const sums = { count: 0, failed: 0, figures: 0, unverified: 0 };
  for (const { value: topicId } of topics) {
    /** @type {readonly { passed: boolean, figures: number, verified: number }[]} */
    const cases = await admin.call('/svc/ai/api/ai/golden/check', { topicId });
    for (const { passed, figures, verified } of cases) {
      sums.count += 1;
      sums.failed += passed ? 0 : 1;
      sums.figures += figures;
      sums.unverified += figures - verified;
    }
  }
  return sums;
}
