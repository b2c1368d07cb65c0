import { performance } from 'node:perf_hooks';
import { MODEL_KEY, startModelServer } from '../../models/model-server.mjs';
import { openBenchSuite } from '../bench-suite.mjs';
import { median, quantile } from '../statistics.mjs';
import { Asker } from './asker.mjs';
import { firstOnPage } from './first-on-page.mjs';
import { goldenCases } from './golden-cases.mjs';
import { numbersGate } from './numbers-gate.mjs';
import { residentMiB } from './resident.mjs';
import { sessionOpener } from './sessions.mjs';

const READY_MS = 150;
const COMPOSED_MS = 300;
const FIRST_MS = 100;
const SLOWER = 2;
const QUESTIONS = 60;
const STREAMS = 50;
/**
 * Rounds of so many answers. Memory goes up and down with the collector: its least in the second half must not be more
 * than in the first.
 */
const ROUNDS = 24;
const GROWTH = 0.1;
/** What one user and one tenant may ask at once. */
const OF_USER = 3;
const OF_TENANT = 18;
/** Each writes a token in 40 ms, a hundred of them. */
const MODELS = ['one', 'two', 'three'];
/** The same with the time to its first token that one over a network takes: the page has opened the question by then. */
const LATE = 'late';

/**
 * Measures the numbers gate, then asking, with models on this machine: how long until data and prompt are ready, until
 * the answer of the data is whole, until a model's first token is with its reader and on the page; 50 answers at once
 * against one alone, and the service's memory over rounds of them; and how many of the demo's golden cases 数据直答 fails.
 */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ say, stops }) {
  const server = await startModelServer();
  stops.push(server.close);
  process.env.AI_MODELS = JSON.stringify(
    [...MODELS, LATE].map((name) => ({
      name,
      model: name === LATE ? 'honest:800:20' : 'honest:40:100',
      baseUrl: server.url,
      keyEnv: 'BENCH_MODEL_KEY',
    })),
  );
  process.env.BENCH_MODEL_KEY = MODEL_KEY;
  const suite = await openBenchSuite('small', stops);
  const open = await sessionOpener({ directory: suite.directory, redisUrl: suite.servers.redisUrl }, stops);
  const one = new Asker(suite.url, await open({ tenantId: '000000', userId: 900_001 }));
  yield* await numbersGate(say);
  const common = /** @type {const} */ ({ bench: 'ask', better: 'lower', measured: true });

  const [ready, composed] = await composedAnswers(one);
  yield {
    ...common,
    case: `${QUESTIONS} questions`,
    metric: 'data and prompt ready p95',
    unit: 'ms',
    value: quantile(ready, 0.95),
    goal: READY_MS,
  };
  yield {
    ...common,
    case: `${QUESTIONS} questions`,
    metric: '数据直答 whole p95',
    unit: 'ms',
    value: quantile(composed, 0.95),
    goal: COMPOSED_MS,
  };

  const first = await firstTokens(one, server);
  yield {
    ...common,
    case: `${first.length} answers`,
    metric: 'first token at its reader p95',
    unit: 'ms',
    value: quantile(first, 0.95),
    goal: null,
  };
  for (const [model, after] of /** @type {const} */ ([
    ['one', '40 ms'],
    [LATE, '0.8 s'],
  ])) {
    const shown = await firstOnPage({ url: suite.url, model, server }, { say, stops });
    yield {
      ...common,
      case: `${shown.length} answers, begun ${after} after the question`,
      metric: 'first token on the page p95',
      unit: 'ms',
      value: quantile(shown, 0.95),
      goal: FIRST_MS,
    };
  }

  /** @type {number[]} */
  const alone = [];
  for (let at = 0; at < 3; at += 1) alone.push(...(await answers([one], MODELS.slice(0, 1))));
  say(`alone: ${alone.map((ms) => ms.toFixed(0)).join(' ')} ms`);
  const askers = await Promise.all(
    Array.from({ length: Math.ceil(STREAMS / OF_USER) }, async (_, at) => {
      const tenantId = `bench${Math.floor((at * OF_USER) / OF_TENANT)}`;
      return new Asker(suite.url, await open({ tenantId, userId: 910_000 + at }));
    }),
  );
  const together = await answers(askers, MODELS);
  /** @type {number[]} */
  const memory = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answers(askers, MODELS);
    memory.push(await residentMiB(suite.plan.ports.ai));
  }
  const [before, after] = [memory.slice(0, ROUNDS / 2), memory.slice(ROUNDS / 2)];
  yield {
    ...common,
    case: `${together.length} answers at once`,
    metric: 'slowest answer',
    unit: 'ms',
    value: Math.max(...together),
    goal: SLOWER,
    peer: 'one alone',
    peerValue: median(alone),
    ratio: Math.max(...together) / median(alone),
  };
  yield {
    ...common,
    case: `${ROUNDS} rounds of ${together.length} answers`,
    metric: 'least memory of the service, second half',
    unit: 'MiB',
    value: Math.min(...after),
    goal: 1 + GROWTH,
    peer: 'first half',
    peerValue: Math.min(...before),
    ratio: Math.min(...after) / Math.min(...before),
  };

  const { count, failed, figures, unverified } = await goldenCases(suite.url);
  for (const [metric, value] of /** @type {const} */ ([
    ['failed by 数据直答', failed],
    [`unverified of ${figures} figures`, unverified],
  ]))
    yield { ...common, case: `${count} golden cases`, metric, unit: '', value, goal: 0 };
}

/**
 * @param {Asker} asker
 * @returns {Promise<[ready: number[], composed: number[]]>} milliseconds
 */
async function composedAnswers(asker) {
  const [ready, composed] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let at = 0; at < QUESTIONS; at += 1) {
    const began = performance.now();
    const { questionId, milliseconds } = await asker.ask({ text: `市场估值怎么样 ${at}` });
    await asker.follow(questionId);
    ready.push(milliseconds);
    composed.push(performance.now() - began);
  }
  return [ready.slice(5), composed.slice(5)];
}

/**
 * The time from a model's first byte to its reader, milliseconds.
 * @param {Asker} asker
 * @param {import('../../models/model-server.mjs').ModelServer} server
 */
async function firstTokens(asker, server) {
  /** @type {number[]} */
  const taken = [];
  for (let at = 0; at < 30; at += 1) {
    const { questionId } = await asker.ask({ text: `市场怎么样 ${at}`, models: MODELS.slice(0, 1) });
    const { answers } = await asker.call(`/api/ai/question/read?questionId=${questionId}`);
    const answer = answers.find((/** @type {{ model: string }} */ { model }) => model !== '数据直答').id;
    let first = NaN;
    await asker.follow(questionId, {
      taken: ({ data, at: came }) => {
        if (data.kind === 'text' && data.answer === answer && Number.isNaN(first)) first = came;
      },
      most: 12,
    });
    taken.push(first - server.firstByteAt());
    await asker.call('/api/ai/question/stop', { answerId: answer }).catch(() => undefined);
    await asker.follow(questionId);
  }
  return taken;
}

/**
 * Lets each asker ask some models at once. Milliseconds from the question to the end of each answer.
 * @param {readonly Asker[]} askers
 * @param {readonly string[]} models
 */
async function answers(askers, models) {
  const taken = await Promise.all(
    askers.map(async (asker) => {
      const began = performance.now();
      /** @type {number[]} */
      const ends = [];
      const { questionId } = await asker.ask({ text: '市场怎么样', models });
      await asker.follow(questionId, {
        taken: ({ data, at }) => {
          if (data.kind === 'end') ends.push(at - began);
        },
      });
      // The answer of the data ends first.
      return ends.slice(1);
    }),
  );
  return taken.flat().slice(0, STREAMS);
}
