import { connect } from '../../database/connect.mjs';
import { Fault } from '../../run/fault.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { signIn } from '../sign-in.mjs';
import { noise, quantile } from '../statistics.mjs';
import { subjectCalls } from '../subject-calls.mjs';
import { subjectPage } from '../subject-page.mjs';
import { ASKED_OF_EACH, measured, timed, USERS } from '../timed-calls.mjs';
import { benchIndustries, removeIndustries } from './bench-industries.mjs';

/**
 * Goals in milliseconds at the service, by the years that are asked for. A call without a range answers its whole
 * history, or its newest day, and has the goal of ten years; statements have no range shorter than three years.
 */
const GOALS = { 10: 150, 1: 60 };
const SPANS = /** @type {const} */ ([10, 1]);

/** @typedef {keyof typeof GOALS} Years */
/** @typedef {{ name: string, address: (at: number) => string, goal: number }} Case */

/**
 * Measures every table and chart of industries at the service, on full data: of a Shenwan industry of level 1, of an
 * ecology industry of 1,000 members made for it, and of one of all companies, over ten years and over one; the market
 * map and the comparison; and the page of an industry in a browser.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('full', stops);
  const token = await signIn(suite.url);
  const base = `http://127.0.0.1:${suite.plan.ports.industry}`;
  const { calls, left } = await subjectCalls(suite.url, {
    service: 'industry',
    prefix: '/api/ecology/',
    names: ['dataId', 'industryId'],
  });
  for (const path of left) say(`not measured, needs something else: ${path}`);
  const database = await connect(suite.plan.databaseUrl('industry'));
  stops.push(() => database.end());
  stops.push(() => removeIndustries(database, `${suite.plan.prefix}ecology`));
  const industries = await benchIndustries(suite.url, token);
  const cases = [
    ...calls.flatMap((call) => industries.flatMap((industry) => casesOf(call, industry))),
    ...mapCases(industries),
  ];
  say(
    `${calls.length} calls about ${industries.length} industries, ${ASKED_OF_EACH} requests of each by ${USERS} users`,
  );
  for (const { name, address, goal } of cases) {
    const figure = /** @type {const} */ ({
      bench: 'industry',
      case: name,
      metric: 'p95',
      unit: 'ms',
      better: 'lower',
      measured: true,
      goal,
    });
    try {
      const times = await measured((at) => timed(base + address(at), token));
      yield { ...figure, value: quantile(times, 0.95), noise: noise(times) };
    } catch (error) {
      // A call that fails misses its goal; the others are measured all the same.
      say(String(error));
      yield { ...figure, value: Infinity };
    }
  }
  if (calls.length === 0) throw new Fault('the suite has no calls about industries');
  const page = { url: suite.url, bench: 'industry', list: '/investment/edatabase/getindustry' };
  yield* subjectPage(page, { say, stops });
}

/**
 * @param {import('../subject-calls.mjs').SubjectCall} call
 * @param {import('./bench-industries.mjs').BenchIndustry} industry
 * @returns {readonly Case[]}
 */
function casesOf(call, { id, name }) {
  const spans = call.dated || call.spanned ? SPANS : /** @type {const} */ ([10]);
  return spans.map((years) => ({
    name: `${call.path} of ${name}${call.dated || call.spanned ? ` over ${years}` : ''}`,
    address: (at) => addressOf(call, { id, at, years }),
    goal: GOALS[years],
  }));
}

/**
 * @param {import('../subject-calls.mjs').SubjectCall} call
 * @param {{ id: number, at: number, years: Years }} asked the industry, and which request
 * @returns {string}
 */
function addressOf({ path, named, paged, statement, dated, spanned, fixed }, { id, at, years }) {
  const query = new URLSearchParams({ ...fixed, [named]: String(id) });
  if (paged && at % 2 === 1) query.set('page', String(at % 8));
  if (statement) query.set('yearSize', '10');
  if (dated) query.set('startTime', daysAgo(years * 365));
  if (spanned) query.set('years', String(years));
  return `${path}?${query}`;
}

/** @param {number} days @returns {string} */
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/**
 * The map of each level and of the members of the largest industry, and the comparison of them all.
 * @param {readonly import('./bench-industries.mjs').BenchIndustry[]} industries
 * @returns {readonly Case[]}
 */
function mapCases(industries) {
  const map = (/** @type {string} */ name, /** @type {string} */ query) => ({
    name: `/api/dataIndustry/getMap of ${name}`,
    address: () => `/api/dataIndustry/getMap?span=60&${query}`,
    goal: GOALS[10],
  });
  const compared = industries.map(({ id }) => `industryIds=${id}`).join('&');
  return [
    ...[1, 2, 3].map((level) => map(`level ${level}`, `level=${level}`)),
    ...industries.map(({ id, name }) => map(`the members of ${name}`, `pool=${id}`)),
    {
      name: `/api/dataIndustry/compare of ${industries.length}`,
      address: () => `/api/dataIndustry/compare?${compared}&span=1250`,
      goal: GOALS[10],
    },
  ];
}
