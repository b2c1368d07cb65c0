import { buildProject, install, withWorkspaceLock } from '../../workspace/build.mjs';
import { quantThreads, secondsOf } from './quant-threads.mjs';
import { median, noise } from '../statistics.mjs';

const SIZE = { stocks: 5000, dates: 1250, threads: 1 };
const ROUNDS = 5;
const GOAL_HISTORY_SECONDS = 1.5;
const GOAL_SECONDS = 0.3;

/** Each calc rule with typical parameters. */
const CASES = /** @type {const} */ ([
  ['1 满分标准', 1, { full: 1, zero: -1 }, 1],
  ['2 历史百分位', 2, { n: 750, least: 60 }, 1],
  ['3 截面百分位', 3, {}, 1],
  [
    '4 条件值',
    4,
    {
      bands: [
        { op: '>=', value: 1, result: 100 },
        { op: '>=', value: 0, result: 50 },
      ],
      otherwise: 0,
    },
    1,
  ],
  ['5 数值同步', 5, { maxAge: 60 }, 1],
  ['6 变化计算', 6, { n: 20, kind: 'ratio' }, 1],
  ['7 均值', 7, { n: 20, least: 10 }, 1],
  ['8 加权计算', 8, { weights: [2, 1], least: 0.5 }, 2],
  ['9 条件判断', 9, { op: '>' }, 4],
]);

/** Measures the calc rules on 5,000 × 1,250, one thread. */
/** @type {import('../run-bench.mjs').Bench} */
export async function* bench({ stops }) {
  await install(() => undefined);
  await withWorkspaceLock(() => buildProject('libs/quant', () => undefined));
  const core = quantThreads(SIZE);
  stops.push(async () => void (await core.stop()));
  for (const [name, rule, parameters, inputs] of CASES) {
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const seconds = await secondsOf(() => core.run(() => ({ kind: 'rule', rule, parameters, inputs })));
      // The first round is a warm-up.
      if (round > 0) times.push(seconds);
    }
    yield {
      bench: 'rules',
      case: name,
      metric: 'seconds',
      unit: 's',
      better: /** @type {const} */ ('lower'),
      value: median(times),
      noise: noise(times),
      measured: true,
      goal: rule === 2 ? GOAL_HISTORY_SECONDS : GOAL_SECONDS,
    };
  }
}
