import { BACKTEST_MESSAGES, backtestCalls, type BacktestRun } from '@console/contract-invest';
import { tableName } from '@console/node-kit/database';
import { lateness, type WorkerProcess } from '@console/node-kit/testing';
import { factorReport, scanDates } from '@console/quant';
import { addLoad, BENCHMARK } from '../testing/fill-bars.ts';
import { investWorker } from '../testing/invest-worker.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';

let backtests: RunningBacktests;
let worker: WorkerProcess;
let factorId: number;
beforeAll(async () => {
  backtests = await runningBacktests();
  ({ id: factorId } = await backtests.factor());
  worker = investWorker(backtests.invest, { WORKER_THREADS: '1' });
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backtests.invest.stop();
});

const PLAIN = {
  horizons: [1, 5],
  quantiles: 3,
  winsorise: 'none',
  standardise: 'none',
  benchmark: BENCHMARK,
  exclude: { suspended: false, st: false, listedUnder: 0 },
};
const WHOLE = {
  horizons: [1, 5],
  quantiles: 4,
  benchmark: BENCHMARK,
  binBy: 'date',
  standardise: 'zscore',
  neutralise: { industry: true, capital: true },
  exclude: { suspended: true, st: true, listedUnder: 10 },
};
const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  backtests.invest.data.database.query<T>(sql, [...values]);

/** Runs `act` while the benchmark, which every run here reads, is locked. */
async function whileHeld(act: () => Promise<void>): Promise<void> {
  const holder = backtests.invest.data.database.createQueryRunner();
  await holder.query(`LOCK TABLES ${tableName('market', 'index_bar')} WRITE`);
  try {
    await act();
  } finally {
    await holder.query('UNLOCK TABLES');
    await holder.release();
  }
}

describe('a backtest that a worker computes', () => {
  it('has the numbers that the numeric core computes from the same prices', async () => {
    const { associationId } = await backtests.submitted(factorId, PLAIN);
    await backtests.until(associationId, 'succeeded', worker);
    const { bars } = backtests;
    const { stocks, close, suspended } = bars;
    // A suspended stock has no price that day: neither for the factor nor for returns.
    const prices = close.map((price, cell) => (suspended[cell] === 1 ? NaN : price));
    const factor = prices.map((price, cell) => 1 - price / (prices[cell - 5 * stocks] ?? NaN));
    const size = { dates: bars.dates.length, stocks, horizons: [1, 5], quantiles: 3 };
    const sheet = scanDates({ ...size, factor, prices });
    const wanted = factorReport(sheet, [1, 5]);
    const report = await backtests.report(associationId);
    expect(report.dates).toEqual(bars.dates);
    expect(report.rowsPerDay).toEqual(wanted.rowsPerDay);
    expect(report.rows.kept).toBeGreaterThan(500);
    for (const horizon of ['1', '5'])
      for (const [date, value] of (wanted.rankIc[horizon] ?? []).entries()) {
        const found = report.rankIc[horizon]?.[date] ?? null;
        if (value === null) expect(found).toBeNull();
        else expect(found).toBeCloseTo(value, 10);
      }
    expect(report.universePerDay[0]).toBe(stocks - 1);
    expect(report.universePerDay.at(-1)).toBe(stocks);
  });

  it('fills its card, and notifies the user who submitted it', async () => {
    const { associationId, jobId } = await backtests.submitted(factorId, WHOLE);
    const card = await backtests.until(associationId, 'succeeded', worker);
    expect(card).toMatchObject({
      progress: 1,
      step: null,
      attempts: 1,
      message: null,
      tradingDays: (await backtests.report(associationId)).rowsPerDay.filter((rows) => rows > 0).length,
      startDate: backtests.bars.dates[0],
      endDate: backtests.bars.dates.at(-1),
      snapshotId: 2,
      asOf: backtests.bars.dates.at(-1),
      nodeVersion: process.version,
      canCancel: false,
      architecture: `${process.platform}-${process.arch}`,
      codeVersion: expect.stringMatching(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
      resultHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      inputHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      worker: expect.stringMatching(new RegExp(`:${worker.pid}$`)),
    });
    const { submittedAt, startedAt, finishedAt } = card;
    expect([submittedAt, startedAt, finishedAt]).toEqual([submittedAt, startedAt, finishedAt].sort());
    expect(startedAt).toMatch(/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/);
    const report = await backtests.report(associationId);
    expect(card.rowsKept).toBe(report.rows.kept);
    expect(card.rankIcMean).toBe(report.rankIcSummary['1']?.mean);
    expect(card.icir).toBe(report.rankIcSummary['1']?.icir);
    expect(card.longShortAnnual).toBe(report.longShort?.annualReturn);
    expect(card.topTurnover).toBe(report.turnover['1']?.byQuantile.at(-1));
    expect(report.rows.excluded).toMatchObject({ outside: 0, young: 9 });
    expect(report.rows.excluded.st).toBeGreaterThan(50);
    expect(report.industries).toHaveLength(4);
    expect(report.longShort?.relative?.beta).toEqual(expect.any(Number));
    const notices = await query<{ title: string; user_id: number }[]>(
      `SELECT title, user_id FROM ${tableName('access', 'notice')} ORDER BY id DESC LIMIT 1`,
    );
    expect(notices).toEqual([{ title: '因子回测 已完成', user_id: 7 }]);
    expect(jobId).toBe(card.jobId);
  });

  it('compares only the stocks of its universe', async () => {
    const industry = { kind: 'industry', code: '801780' };
    const { associationId } = await backtests.submitted(factorId, { ...PLAIN, universe: industry });
    await backtests.until(associationId, 'succeeded', worker);
    const { universePerDay, rows } = await backtests.report(associationId);
    expect(universePerDay.at(-1)).toBe(8);
    expect(rows.excluded.outside).toBe(16 * 60 - 20);
  });
});

describe('a repeated run', () => {
  it('is identical to the bit, on another worker with other threads', async () => {
    const { associationId } = await backtests.submitted(factorId, WHOLE);
    const first = await backtests.until(associationId, 'succeeded', worker);
    await worker.stop();
    worker = investWorker(backtests.invest, { WORKER_THREADS: '3' });
    const { body } = await backtests.post(backtestCalls.repeatBacktest.path, { associationId });
    const { associationId: again } = body.result as { associationId: number };
    const second = await backtests.until(again, 'succeeded', worker);
    expect(second).toMatchObject({
      resultHash: first.resultHash,
      inputHash: first.inputHash,
      paramsHash: first.paramsHash,
      verdict: { of: associationId, identical: true, firstDifference: null },
    });
    expect(second.worker).not.toBe(first.worker);
    expect(await backtests.report(again)).toEqual(await backtests.report(associationId));
    const lines = await backtests.invest.lines();
    expect(lines.at(-1)).toMatchObject({
      action: 'invest.repeatBacktest',
      subject: `backtest:${again}`,
      after: { repeatsId: associationId },
    });
  });

  it('says where it first differs from one that had other numbers', async () => {
    const { associationId } = await backtests.submitted(factorId, PLAIN);
    await backtests.until(associationId, 'succeeded', worker);
    // Simulates code that computed something else then: the report of another run.
    const { associationId: other } = await backtests.submitted(factorId, { ...PLAIN, quantiles: 2 });
    const { resultHash } = await backtests.until(other, 'succeeded', worker);
    const result = tableName('invest', 'backtest_result');
    await query(
      `UPDATE ${result} mine JOIN ${result} theirs ON theirs.run_id = ? SET mine.report = theirs.report
        WHERE mine.run_id = ?`,
      [other, associationId],
    );
    await query(`UPDATE ${tableName('invest', 'backtest_run')} SET result_hash = ? WHERE id = ?`, [
      ...[resultHash, associationId],
    ]);
    const { body } = await backtests.post(backtestCalls.repeatBacktest.path, { associationId });
    const { associationId: again } = body.result as { associationId: number };
    expect((await backtests.until(again, 'succeeded', worker)).verdict).toEqual({
      of: associationId,
      identical: false,
      firstDifference: 'quantiles',
    });
  });
});

describe('a run in progress', () => {
  it('is reported as it goes on, and the stream ends with it', async () => {
    let text: Promise<string> = Promise.resolve('');
    let id = 0;
    await whileHeld(async () => {
      ({ associationId: id } = await backtests.submitted(factorId, PLAIN));
      const url = `${backtests.invest.service.url}${backtestCalls.backtestEvents.path}?associationId=${id}`;
      const answer = await fetch(url, { headers: { authorization: `Bearer ${backtests.tokens.viewer}` } });
      expect(answer.headers.get('content-type')).toContain('text/event-stream');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      text = answer.text();
      await backtests.until(id, 'running', worker);
    });
    const events = (await text)
      .split('\n\n')
      .filter((block) => block.startsWith('event: run\n'))
      .map((block) => JSON.parse(block.slice(block.indexOf('data: ') + 6)) as BacktestRun);
    expect(events[0]).toMatchObject({ associationId: id, factorName: '反转' });
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ state: 'succeeded', progress: 1 });
    expect(events.at(-1)?.rankIcMean).toEqual(expect.any(Number));
  });

  it('is cancelled within a second, and computed by a retry', async () => {
    const { associationId } = await heldRun(PLAIN, async (id) => {
      const late = lateness();
      const asked = performance.now();
      await backtests.post(backtestCalls.cancelBacktest.path, { associationId: id });
      await backtests.until(id, 'cancelled', worker);
      expect(performance.now() - asked - late()).toBeLessThan(2000);
    });
    expect(await resultsOf(associationId)).toBe(0);
    await backtests.post(backtestCalls.retryBacktest.path, { associationId });
    expect(await backtests.until(associationId, 'succeeded', worker)).toMatchObject({ attempts: 1 });
  });

  it('whose worker is killed is computed by another: once, and the same to the bit', async () => {
    const { associationId: quiet } = await backtests.submitted(factorId, WHOLE);
    const wanted = await backtests.until(quiet, 'succeeded', worker);
    const { associationId } = await heldRun(WHOLE, async () => {
      await worker.kill();
      worker = investWorker(backtests.invest, { WORKER_THREADS: '2' });
    });
    const card = await backtests.until(associationId, 'succeeded', worker);
    expect(card).toMatchObject({ attempts: 2, resultHash: wanted.resultHash });
    expect(await resultsOf(associationId)).toBe(1);
  });
});

it('is not repeated once the data has changed, and fails when it changes meanwhile', async () => {
  const { associationId } = await backtests.submitted(factorId, PLAIN);
  await backtests.until(associationId, 'succeeded', worker);
  await worker.stop();
  const { body } = await backtests.post(backtestCalls.repeatBacktest.path, { associationId });
  const { associationId: again } = body.result as { associationId: number };
  await addLoad(backtests.invest.data.database, 'sw_member', backtests.bars.dates.at(-1) ?? '');
  worker = investWorker(backtests.invest);
  expect((await backtests.until(again, 'failed', worker)).message).toMatch(
    /^数据已更新（运行时快照 2，当前 3）/,
  );
  const refused = await backtests.post(backtestCalls.repeatBacktest.path, { associationId });
  expect(refused.body.appCode).toBe(BACKTEST_MESSAGES.snapshotGone.code);
});

/** Calls `happens` while a run is stopped in the middle. */
async function heldRun(
  params: object,
  act: (associationId: number) => Promise<void>,
): Promise<{ readonly associationId: number }> {
  let associationId = 0;
  await whileHeld(async () => {
    ({ associationId } = await backtests.submitted(factorId, params));
    await backtests.until(associationId, 'running', worker);
    await act(associationId);
  });
  return { associationId };
}

async function resultsOf(associationId: number): Promise<number> {
  const [row] = await query<{ total: number | string }[]>(
    `SELECT COUNT(*) AS total FROM ${tableName('invest', 'backtest_result')} WHERE run_id = ?`,
    [associationId],
  );
  return Number(row?.total);
}
