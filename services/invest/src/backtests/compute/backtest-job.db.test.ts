import { gzipSync } from 'node:zlib';
import { backtestParams } from '@console/contract-invest';
import { schemaName, tableName } from '@console/node-kit/database';
import { JobFault, type JobContext } from '@console/node-kit/jobs';
import { jobContext, OTHER_TENANT, scratchData, TENANT, type ScratchData } from '@console/node-kit/testing';
import { migrations } from '../../migrations.ts';
import { backtestJob } from './backtest-job.ts';
import type { BacktestFault, BacktestOutcome, BacktestWork } from './backtest-work.ts';
import { fillEffectiveSpans } from '../fill-effective-spans.ts';
import { readReport } from '../read/report-store.ts';
import { insertRun } from '../ask/write-run.ts';

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ invest: migrations });
}, 60_000);
afterAll(() => data.drop());

const graph = {
  output: 'close',
  nodes: [{ id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] }],
} as const;
const addRun = (repeatsId: number | null = null): Promise<number> =>
  data.database.transaction((manager) =>
    insertRun(
      manager,
      { tenantId: TENANT, userId: 7, now: '2026-07-02 10:00:00' },
      {
        factorId: 1,
        factorVersion: 2,
        factorName: '动量',
        formula: '收盘价',
        universeText: '全部 A 股',
        params: backtestParams.parse({ quantiles: 3 }),
        repeatsId,
        frozen: { graph, universe: { kind: 'all' } },
        startDate: null,
        endDate: null,
      },
    ),
  );
const outcome = (resultHash: string, report: object): BacktestOutcome => ({
  kind: 'computed',
  resultHash: resultHash.repeat(64),
  inputHash: 'b'.repeat(64),
  report: gzipSync(JSON.stringify(report)),
  snapshotId: 5,
  asOf: '2026-07-02',
  startDate: '2026-01-05',
  endDate: '2026-07-02',
  effectiveStart: '2026-01-06',
  effectiveEnd: '2026-07-01',
  askedDays: 122,
  tradingDays: 120,
  rowsKept: 9_000_000_000,
  rankIcMean: 0.05,
  icir: null,
  topTurnover: 0.4,
  longShortAnnual: -0.1,
  codeVersion: '1',
  nodeVersion: 'v20',
  architecture: 'linux-x64',
});
async function run(
  associationId: number,
  came: BacktestOutcome | BacktestFault | Error,
  context: Partial<JobContext> = {},
) {
  const asked: BacktestWork[] = [];
  const given = jobContext({ tenantId: TENANT, ...context });
  const job = backtestJob({
    database: data.database,
    runBacktest: async (work, { onStep }) => {
      asked.push(work);
      onStep({ share: 0.5, text: '统计' });
      if (came instanceof Error) throw came;
      return came;
    },
  });
  return { result: await job.run({ associationId }, given), asked, reported: given.reported };
}
const row = async (id: number): Promise<Record<string, unknown> | undefined> => {
  const [found] = await data.database.query<Record<string, unknown>[]>(
    `SELECT * FROM ${tableName('invest', 'backtest_run')} WHERE id = ?`,
    [id],
  );
  return found;
};

it('computes what was frozen and stores result and card, reporting its progress', async () => {
  const id = await addRun();
  const { result, asked, reported } = await run(id, outcome('1', { quantiles: 3 }));
  const second = expect.any(Number);
  expect(result).toEqual({
    associationId: id,
    resultHash: '1'.repeat(64),
    tradingDays: 120,
    rankIcMean: 0.05,
    seconds: { 准备计算: second, 统计: second, 保存: second },
  });
  expect(asked).toEqual([
    { frozen: { graph, universe: { kind: 'all' } }, params: backtestParams.parse({ quantiles: 3 }) },
  ]);
  expect(reported.map(({ detail }) => detail?.text)).toEqual(['准备计算', '统计', '保存']);
  expect(await readReport(data.database, id)).toEqual({ quantiles: 3 });
  expect(await row(id)).toMatchObject({
    result_hash: '1'.repeat(64),
    input_hash: 'b'.repeat(64),
    snapshot_id: 5,
    rows_kept: 9_000_000_000,
    trading_days: 120,
    rank_ic_mean: 0.05,
    icir: null,
    as_of: '2026-07-02',
    first_difference: null,
    effective_start: '2026-01-06',
    effective_end: '2026-07-01',
    asked_days: 122,
  });
});

it('fills in, for results that were stored before, on which days stocks took part', async () => {
  const dates = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'];
  const [older, newer] = [await addRun(), await addRun()];
  for (const id of [older, newer]) await run(id, outcome('1', { dates, rowsPerDay: [0, 9, 8, 0] }));
  await addRun();
  const span = 'effective_start = NULL, effective_end = NULL, asked_days = NULL';
  await data.database.query(`UPDATE ${tableName('invest', 'backtest_run')} SET ${span} WHERE id = ?`, [
    older,
  ]);
  const runner = data.database.createQueryRunner();
  await runner.query(`USE ${schemaName('invest')}`);
  const FillSpans = fillEffectiveSpans(1);
  await new FillSpans().up(runner);
  await runner.release();
  expect(await row(older)).toMatchObject({
    effective_start: '2026-01-06',
    effective_end: '2026-01-07',
    asked_days: 4,
    trading_days: 120,
  });
  expect(await row(newer)).toMatchObject({ effective_start: '2026-01-06', asked_days: 122 });
});

it('run again stores the same result again, as one', async () => {
  const id = await addRun();
  await run(id, outcome('1', { quantiles: 3 }));
  await run(id, outcome('1', { quantiles: 3 }));
  const results = await data.database.query<unknown[]>(
    `SELECT 1 FROM ${tableName('invest', 'backtest_result')} WHERE run_id = ?`,
    [id],
  );
  expect(results).toHaveLength(1);
});

it('stores nothing once another worker has the job', async () => {
  const id = await addRun();
  const lost = new Error('lost');
  const lock = () => Promise.reject(lost);
  await expect(run(id, outcome('1', {}), { lock })).rejects.toBe(lost);
  expect(await readReport(data.database, id)).toBeNull();
  expect(await row(id)).toMatchObject({ result_hash: null, seconds: null });
});

it('fails for good where trying again does not help, and lets anything else be tried again', async () => {
  const id = await addRun();
  const refused = run(id, { kind: 'fault', message: '所选区间内没有交易日' });
  await expect(refused).rejects.toBeInstanceOf(JobFault);
  await expect(refused).rejects.toThrow('所选区间内没有交易日');
  const broken = new Error('connection lost');
  await expect(run(id, broken)).rejects.toBe(broken);
});

it('finds no run of another tenant', async () => {
  const id = await addRun();
  await expect(run(id, outcome('1', {}), { tenantId: OTHER_TENANT })).rejects.toBeInstanceOf(JobFault);
  expect(await readReport(data.database, id)).toBeNull();
});

it('compares a repeated run with the first, and requires the same data', async () => {
  const original = await addRun();
  await run(original, outcome('1', { quantiles: 3, dates: ['2026-01-05'] }));
  const same = await addRun(original);
  const { asked } = await run(same, outcome('1', { quantiles: 3, dates: ['2026-01-05'] }));
  expect(asked).toMatchObject([{ expectedSnapshot: 5 }]);
  expect(await row(same)).toMatchObject({ first_difference: null });
  const other = await addRun(original);
  await run(other, outcome('2', { quantiles: 3, dates: ['2026-01-06'] }));
  expect(await row(other)).toMatchObject({ first_difference: 'dates[0]' });
});
