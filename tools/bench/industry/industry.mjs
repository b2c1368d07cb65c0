import { Fault } from '../../run/fault.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { signIn } from '../sign-in.mjs';
import { noise, quantile } from '../statistics.mjs';
import { subjectCalls } from '../subject-calls.mjs';
import { ASKED_OF_EACH, measured, timed, USERS } from '../timed-calls.mjs';
import { benchIndustries } from './bench-industries.mjs';

/** Goals in milliseconds at the service: of everything over ten years, and over one. */
const GOALS = { ten: 150, one: 60 };

/**
 * Measures the tables and charts of industries at the service, on full data: of a Shenwan industry of level 1, of an
 * ecology industry of 1,000 members made for it, and of one of all companies. Statements are asked over ten years.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('full', stops);
  const token = await signIn(suite.url);
  const base = `http://127.0.0.1:${suite.plan.ports.industry}`;
  const { calls, left } = await subjectCalls(suite.url, { service: 'industry', prefix: '/api/ecology/' });
  for (const path of left) say(`not measured, needs something else: ${path}`);
  const industries = await benchIndustries(suite.url, token);
  say(
    `${calls.length} calls about ${industries.length} industries, ${ASKED_OF_EACH} requests of each by ${USERS} users`,
  );
  for (const call of calls)
    for (const { id, name } of industries) {
      const times = await measured((at) => timed(base + addressOf(call, id, at), token));
      yield {
        bench: 'industry',
        case: `${call.path} of ${name}`,
        metric: 'p95',
        unit: 'ms',
        better: 'lower',
        measured: true,
        value: quantile(times, 0.95),
        goal: GOALS.ten,
        noise: noise(times),
      };
    }
  if (calls.length === 0) throw new Fault('the suite has no calls about industries');
}

/**
 * @param {import('../subject-calls.mjs').SubjectCall} call
 * @param {number} id of the industry
 * @param {number} at which request
 * @returns {string}
 */
function addressOf({ path, paged, statement, fixed }, id, at) {
  const query = new URLSearchParams({ ...fixed, dataId: String(id) });
  if (paged && at % 2 === 1) query.set('page', String(at % 8));
  if (statement) query.set('yearSize', '10');
  return `${path}?${query}`;
}
