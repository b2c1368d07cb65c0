import { tableName } from '@console/node-kit/database';
import { killWorkers, type WorkerProcess } from '@console/node-kit/testing';
import { investWorker } from '../testing/invest-worker.ts';
import { runLedger, type RunLedger } from './testing/run-ledger.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';
import { SIZES } from './testing/sizes.ts';

const SLOW = 180_000;

let backtests: RunningBacktests;
let ledger: RunLedger;
let factorId: number;
beforeAll(async () => {
  backtests = await runningBacktests();
  ledger = await runLedger(backtests.invest.data);
  ({ id: factorId } = await backtests.factor());
}, SLOW);
afterEach(killWorkers);
afterAll(() => backtests.invest.stop());

const work = (env: Readonly<Record<string, string>> = {}): WorkerProcess =>
  investWorker(backtests.invest, { WORKER_THREADS: '1', ...env });
const submit = async (): Promise<number> => (await backtests.submitted(factorId, SIZES.small)).associationId;
/** Overwrites a column of a waiting run. */
const spoil = (runId: number, column: 'frozen' | 'params', value: string): Promise<unknown> =>
  backtests.invest.data.database.query(
    `UPDATE ${tableName('invest', 'backtest_run')} SET ${column} = ? WHERE id = ?`,
    [value, runId],
  );
const frozen = (ref: string): string =>
  JSON.stringify({
    graph: { output: 'x', nodes: [{ id: 'x', kind: 'indicator', ref, params: {}, inputs: [] }] },
    universe: { kind: 'all' },
  });

it(
  'runs that cannot be computed fail after three tries with a reason, and the others are computed',
  async () => {
    const poison = {
      cut: await submit(),
      unknown: await submit(),
      negative: await submit(),
    };
    await spoil(poison.cut, 'frozen', '{"graph":');
    await spoil(poison.unknown, 'frozen', frozen('daily_bar.no_such_column@1'));
    await spoil(poison.negative, 'params', '{"horizons":[0]}');
    const healthy = await submit();
    const worker = work({ WORKER_CONCURRENCY: '2' });
    expect(await ledger.ended(healthy, 'succeeded', worker)).toMatchObject({ attempts: 1, stored: 1 });
    for (const [name, kind] of [
      ['cut', 'SyntaxError'],
      ['unknown', 'RangeError'],
      ['negative', 'ZodError'],
    ] as const)
      expect(await ledger.ended(poison[name], 'failed', worker)).toMatchObject({
        attempts: 3,
        error: `执行出错（${kind}），已尝试 3 次，详情见日志`,
        report: null,
        stored: 0,
      });
    const next = await submit();
    expect(await ledger.ended(next, 'succeeded', worker)).toMatchObject({ attempts: 1, stored: 1 });
    const told = (await ledger.notices()).map(({ title }) => title).sort();
    expect(told).toEqual([...Array(3).fill('因子回测 失败'), ...Array(2).fill('因子回测 已完成')]);
  },
  SLOW,
);

it(
  'a run too large for the machine it comes to is refused there before it starts, with the estimate, once',
  async () => {
    const id = await submit();
    // Less than any process takes by itself.
    const found = await ledger.ended(id, 'failed', work({ PANEL_MAX_MB: '64' }));
    expect(found).toMatchObject({ attempts: 1, report: null, stored: 0, resultHash: null });
    expect(found.error).toMatch(/^预计需要内存 \d+ MB，超过上限 64 MB/);
  },
  SLOW,
);
