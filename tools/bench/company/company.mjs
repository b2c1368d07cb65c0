import { Fault } from '../../run/fault.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { signIn } from '../sign-in.mjs';
import { noise, quantile } from '../statistics.mjs';
import { subjectCalls } from '../subject-calls.mjs';
import { subjectPage } from '../subject-page.mjs';
import { ASKED_OF_EACH, measured, timed, USERS } from '../timed-calls.mjs';

const LIST = '/api/dataCorp/pageSelectTableList';
const SORTS = [
  'typeTime',
  'stockCode',
  'shortName',
  'close',
  'changeRate',
  'totalCapital',
  'pe',
  'pb',
  'ps',
  'date',
];
/** Goals in milliseconds at the service. */
const GOALS = { list: 100, table: 100, statement: 150, call: 100 };

/** @typedef {{ kind: keyof typeof GOALS, path: string, ask: (at: number) => string }} Case */

/**
 * Measures the reads of the company database at the service, on full data, with deep pages; and its pages in a
 * browser.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('full', stops);
  const token = await signIn(suite.url);
  const base = `http://127.0.0.1:${suite.plan.ports.company}`;
  const read = (/** @type {string} */ path) => timed(base + path, token);
  const companies = await companyIds(base, token);
  const { calls, left } = await subjectCalls(suite.url, { service: 'company' });
  for (const path of left) say(`not measured, needs the id of something else: ${path}`);
  say(
    `${companies.length} companies, ${calls.length} calls, ${ASKED_OF_EACH} requests of each by ${USERS} users`,
  );
  const cases = listCases(companies.length);
  for (const call of calls)
    cases.push(caseOf(call, isOfNotes(call) ? await notedOf(base, call, { token, companies }) : companies));
  for (const { kind, path, ask } of cases) {
    const times = await measured((at) => read(ask(at)));
    yield {
      bench: 'company',
      case: `${kind} ${path}`,
      metric: 'p95',
      unit: 'ms',
      better: 'lower',
      measured: true,
      value: quantile(times, 0.95),
      goal: GOALS[kind],
      noise: noise(times),
    };
  }
  yield* subjectPage({ url: suite.url, bench: 'company', list: '/edatabase/digitalecology' }, { say, stops });
}

/** @param {number} companies @returns {Case[]} */
function listCases(companies) {
  const deepest = Math.max(0, Math.ceil(companies / 10) - 1);
  return SORTS.map((sort) => ({
    kind: /** @type {const} */ ('list'),
    path: `${LIST} by ${sort}`,
    ask: (at) =>
      `${LIST}?size=10&page=${Math.floor((deepest * (at % 10)) / 9)}&sort=${sort},${at % 2 === 0 ? 'ASC' : 'DESC'}`,
  }));
}

/**
 * @param {import('../subject-calls.mjs').SubjectCall} call
 * @param {readonly number[]} companies
 * @returns {Case}
 */
function caseOf({ path, paged, statement, fixed }, companies) {
  return {
    kind: statement ? 'statement' : paged ? 'table' : 'call',
    path,
    ask: (at) => {
      const dataId = String(companies[(at * 7919) % companies.length]);
      const query = new URLSearchParams({ ...fixed, dataId });
      // Every second page is deep: sixty pages of twenty are five years of days.
      if (paged && at % 2 === 1) query.set('page', String(at));
      if (statement) query.set('yearSize', '10');
      return `${path}?${query}`;
    },
  };
}

/** Notes are asked by kind and year; a company without one is answered with 404. */
const isOfNotes = (/** @type {import('../subject-calls.mjs').SubjectCall} */ { fixed }) =>
  'type' in fixed && 'year' in fixed;

/**
 * @param {string} base
 * @param {import('../subject-calls.mjs').SubjectCall} call of notes
 * @param {{ token: string, companies: readonly number[] }} asking
 * @returns {Promise<readonly number[]>} the companies that have a note
 */
async function notedOf(base, { path, fixed }, { token, companies }) {
  /** @type {number[]} */
  const noted = [];
  for (const dataId of companies) {
    const query = new URLSearchParams({ ...fixed, dataId: String(dataId) });
    const answer = await fetch(`${base}${path}?${query}`, { headers: { cookie: `access_token=${token}` } });
    await answer.arrayBuffer();
    if (answer.ok) noted.push(dataId);
  }
  if (noted.length === 0) throw new Fault(`no company has a note: ${path}`);
  return noted;
}

/** @param {string} base @param {string} token @returns {Promise<readonly number[]>} a thousand of them */
async function companyIds(base, token) {
  /** @type {number[]} */
  const ids = [];
  for (let page = 0; page < 5; page += 1) {
    const answer = await fetch(`${base}${LIST}?size=200&page=${page * 5}&sort=stockCode,ASC`, {
      headers: { cookie: `access_token=${token}` },
    });
    const { result } = /** @type {{ result: { content: { corpId: number }[] } }} */ (await answer.json());
    for (const { corpId } of result.content) ids.push(corpId);
  }
  if (ids.length === 0) throw new Fault('the suite has no companies');
  return ids;
}
