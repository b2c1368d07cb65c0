import { Callers } from './callers.mjs';
import { draftRequest } from './draft-request.mjs';
import { faultsOf } from './judge.mjs';
import { readOperations } from './operations.mjs';
import { Random } from './random.mjs';
import { RAW_REQUESTS } from './raw-requests.mjs';
import { Report } from './report.mjs';
import { Sender } from './send.mjs';

const CONNECTIONS = 32;
const RAW_SHARE = 0.01;
const LARGE_BYTES = 500_000;
const SHOWN_CHARACTERS = 700;

/**
 * @typedef {{ url: string, databaseUrl: string, redisUrl: string, prefix: string }} FuzzPlace
 * @typedef {{ seed: number, requests: number, only: number | null, minutes: number,
 *   interrupted: AbortSignal, say: (text: string) => void }} FuzzOptions
 * @typedef {{ place: FuzzPlace, options: FuzzOptions, report: Report, sender: Sender, callers: Callers,
 *   suite: { operations: readonly import('./operations.mjs').Operation[],
 *     resolve: import('./values-of-schema.mjs').Resolve, origin: string } }} Run
 */

/**
 * Sends requests as good and hostile callers would, over every call of the suite.
 * @param {FuzzPlace} place
 * @param {FuzzOptions} options
 * @returns {Promise<Report>}
 */
export async function fuzz(place, options) {
  const { seed, requests, only, minutes, interrupted, say } = options;
  const callers = new Callers(place);
  await callers.open();
  const suite = { ...(await readOperations(place.url)), origin: place.url };
  const run = {
    place,
    options,
    suite,
    callers,
    report: new Report(),
    sender: new Sender({ url: place.url, connections: CONNECTIONS }),
  };
  const until = Date.now() + minutes * 60_000;
  const indexes = only === null ? count(requests) : [only].values();
  const step = Math.max(1, Math.round(requests / 20));
  const work = async () => {
    for (const index of indexes) {
      if (interrupted.aborted || Date.now() > until) return;
      await sendOne(run, index);
      if (run.report.count % step === 0)
        say(`${run.report.line()} (${suite.operations.length} calls, ${callers.count} users)`);
    }
  };
  say(`seed ${seed}, ${only === null ? requests : 1} requests over ${suite.operations.length} calls`);
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    run.sender.close();
  }
  return run.report;
}

/** @param {number} most */
function* count(most) {
  for (let index = 0; index < most; index += 1) yield index;
}

/**
 * @param {Run} run
 * @param {number} index
 */
async function sendOne(run, index) {
  const random = new Random(run.options.seed, index);
  if (random.chance(RAW_SHARE)) return sendRaw(run, index, random);
  const draft = draftRequest(random, run.suite);
  const { headers, session } = await run.callers.headers(draft.caller, draft.credentials, random);
  const request = { ...draft, headers: { ...draft.headers, ...headers } };
  const answer = await run.sender.send(request);
  const route = `${draft.operation.method} ${draft.operation.path}`;
  run.report.add(route, answer.status);
  const asked = `${decoded(draft.path)} ${draft.body?.toString() ?? ''}`;
  const mayBeClosed = (draft.body?.length ?? 0) > LARGE_BYTES || draft.path.length > 8000;
  const faults = faultsOf(answer, { asked: asked.replaceAll('\\"', '"'), mayBeClosed });
  if (faults.length > 0) run.report.fail(failure(run, { index, draft, answer, faults }));
  if (session !== null && isSpent(draft, answer))
    await run.callers.discard(/** @type {import('./callers.mjs').UserKind} */ (draft.caller), session);
}

/**
 * @param {Run} run
 * @param {number} index
 * @param {Random} random
 */
async function sendRaw(run, index, random) {
  const bytes = random.of(RAW_REQUESTS)(new URL(run.place.url).host);
  const answer = await run.sender.sendRaw(bytes);
  run.report.add('raw bytes', answer.status);
  const asked = bytes.toString('latin1');
  const faults = faultsOf(answer, { asked, mayBeClosed: true });
  if (faults.length > 0)
    run.report.fail(
      `${heading(run, index)}raw ${JSON.stringify(asked.slice(0, 300))}\n  ${faults.join('\n  ')}`,
    );
}

/**
 * Whether the session no longer works: ended, locked, or its password reset.
 * @param {import('./draft-request.mjs').Draft} draft
 * @param {import('./send.mjs').Answer} answer
 */
function isSpent({ operation }, { status, text }) {
  if (/logout|update-password/.test(operation.path)) return status === 200;
  return !operation.isPublic && (status === 401 || status === 423 || text.includes('"C0424"'));
}

/**
 * @param {Run} run
 * @param {{ index: number, draft: import('./draft-request.mjs').Draft,
 *   answer: import('./send.mjs').Answer, faults: readonly string[] }} of
 */
function failure(run, { index, draft, answer, faults }) {
  const { method, path, caller, credentials, headers, body, operation } = draft;
  const shown =
    body === null
      ? ''
      : ` ${body.length} bytes ${JSON.stringify(body.toString('latin1').slice(0, SHOWN_CHARACTERS))}`;
  return [
    `${heading(run, index)}${operation.id}, request ${answer.requestId}`,
    `  ${method} ${path.slice(0, SHOWN_CHARACTERS)} as ${caller} by ${credentials}`,
    `  ${JSON.stringify(headers).slice(0, SHOWN_CHARACTERS)}${shown}`,
    ...faults.map((fault) => `  ${fault}`),
    `  ${answer.text.slice(0, 200)}`,
  ].join('\n');
}

/** @param {Run} run @param {number} index */
function heading({ options }, index) {
  return `--seed ${options.seed} --only ${index}: `;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
