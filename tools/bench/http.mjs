import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { Fault } from '../run/fault.mjs';
import { freePort } from '../run/free-port.mjs';
import { ask, awaitServer } from '../servers/await-server.mjs';
import { openBenchSuite } from './bench-suite.mjs';
import { signIn } from './sign-in.mjs';
import { median, noise } from './statistics.mjs';

const PATH = '/api/dataCorp/pageSelectTableList?page=0&size=10&sort=typeTime,DESC';
const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 5;
const GOAL_DIRECT = 0.6;
const GOAL_GATEWAY = 0.4;
const GOAL_P99 = 2;

/** @typedef {{ rate: number, p99: number }} Load */

/** Measures the company list, signed in, beside a bare server with the same query and token check. */
/** @type {import('./run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const suite = await openBenchSuite('full', stops);
  const bare = await startBare(suite);
  const token = await signIn(suite.url);
  const targets = {
    bare: `http://127.0.0.1:${bare}${PATH}`,
    direct: `http://127.0.0.1:${suite.plan.ports.company}${PATH}`,
    gateway: `${suite.url}${PATH}`,
  };
  const bodies = await Promise.all(Object.values(targets).map((url) => readList(url, token)));
  if (new Set(bodies).size !== 1) throw new Fault(`the servers do not answer alike:\n${bodies.join('\n')}`);
  say(
    `${JSON.parse(bodies[0] ?? '').totalElements} companies; a warm-up, then ${ROUNDS} rounds of ${SECONDS} s each`,
  );
  /** @type {Record<keyof typeof targets, Load[]>} */
  const loads = { bare: [], direct: [], gateway: [] };
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of /** @type {(keyof typeof targets)[]} */ (Object.keys(targets))) {
      const load = await run(targets[name], token);
      if (round > 0) loads[name].push(load);
    }
  yield* figures(loads);
}

/** @param {{ bare: Load[], direct: Load[], gateway: Load[] }} loads */
function* figures({ bare, direct, gateway }) {
  const middle = (/** @type {Load[]} */ loads, /** @type {keyof Load} */ key) =>
    median(loads.map((load) => load[key]));
  for (const [name, loads, goal] of /** @type {const} */ ([
    ['direct', direct, GOAL_DIRECT],
    ['gateway', gateway, GOAL_GATEWAY],
  ])) {
    for (const [metric, key, unit, limit, better] of /** @type {const} */ ([
      ['requests', 'rate', '/s', goal, 'higher'],
      ['p99', 'p99', 'ms', GOAL_P99, 'lower'],
    ])) {
      const value = middle(loads, key);
      const peerValue = middle(bare, key);
      const spread = noise(loads.map((load) => load[key]));
      const compared = { peer: 'bare', peerValue, ratio: value / peerValue, noise: spread };
      yield {
        bench: 'http',
        case: name,
        metric,
        value,
        unit,
        goal: limit,
        better,
        measured: true,
        ...compared,
      };
    }
  }
}

/**
 * @param {Awaited<ReturnType<typeof openBenchSuite>>} suite
 * @returns {Promise<number>} its port
 */
async function startBare({ children, plan }) {
  const port = await freePort();
  const child = await children.start('bare', {
    file: process.execPath,
    args: [fileURLToPath(new URL('./bare-server.mjs', import.meta.url))],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: plan.databaseUrl('company'),
      JWKS_URL: `http://127.0.0.1:${plan.ports.access}/api/blade-auth/jwks`,
    },
  });
  await awaitServer(child, () => ask(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', () => true));
  return port;
}

/**
 * @param {string} url
 * @param {string} token
 * @returns {Promise<string>} the list itself, in one spelling
 */
async function readList(url, token) {
  const answer = await fetch(url, { headers: { cookie: `access_token=${token}` } });
  if (!answer.ok) throw new Fault(`${url} answered ${answer.status}: ${await answer.text()}`);
  const { totalElements, content } =
    /** @type {{ result: { totalElements: number, content: { corpId: number }[] } }} */ (await answer.json())
      .result;
  const ids = content.map((row) => row.corpId);
  return JSON.stringify({ totalElements, ids });
}

/**
 * @param {string} url
 * @param {string} token
 * @returns {Promise<Load>}
 */
async function run(url, token) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie: `access_token=${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Fault(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
