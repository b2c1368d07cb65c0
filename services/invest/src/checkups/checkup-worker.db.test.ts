import {
  backtestCalls,
  CHECKUP_HORIZONS,
  checkupCalls,
  factorCalls,
  type BacktestReport,
  type BacktestRunCard,
  type Factor,
} from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { INDICATORS } from '@console/market/indicators';
import { tableName } from '@console/node-kit/database';
import type { WorkerProcess } from '@console/node-kit/testing';
import { falseDiscoveryRates } from '@console/quant';
import { setTimeout as pause } from 'node:timers/promises';
import { investWorker } from '../testing/invest-worker.ts';
import { runningCheckups, type RunningCheckups } from './testing/running-checkups.ts';

const SLOW = 120_000;

let checkups: RunningCheckups;
let worker: WorkerProcess;
let factors: { readonly reversal: Factor; readonly size: Factor; readonly opposite: Factor };
beforeAll(async () => {
  checkups = await runningCheckups();
  factors = {
    reversal: await checkups.factor('反转', '0 - pct_change(后复权收盘价, n: 5)'),
    size: await checkups.factor('波动', 'std(后复权收盘价, n: 5)'),
    opposite: await checkups.factor('动量', 'pct_change(后复权收盘价, n: 5)'),
  };
  worker = investWorker(checkups.invest, { WORKER_THREADS: '1' });
}, SLOW);
afterAll(async () => {
  await worker.stop();
  await checkups.invest.stop();
});

const query = <T>(sql: string, values: readonly unknown[] = []): Promise<T> =>
  checkups.invest.data.database.query<T>(sql, [...values]);

/** A backtest with the default settings, computed by the worker. */
async function backtested({ id }: Factor): Promise<{ run: BacktestRunCard; report: BacktestReport }> {
  const { body } = await checkups.post(backtestCalls.submitBacktest.path, { factorFormId: id });
  const { associationId } = body.result as { associationId: number };
  for (;;) {
    const answer = await checkups.get(backtestCalls.backtestRun.path, { associationId });
    const run = answer.body.result as BacktestRunCard;
    if (run.state === 'failed') throw new Error(String(run.message));
    if (run.state === 'succeeded') {
      const { body: found } = await checkups.get(backtestCalls.backtestResult.path, { associationId });
      return { run, report: found.result as BacktestReport };
    }
    worker.check();
    await pause(40);
  }
}

describe('a check-up that a worker judges', () => {
  it('has the figures of a backtest with the default settings, to the bit, and links to it', async () => {
    const { checkupId } = await checkups.submitted();
    await checkups.until(checkupId, 'succeeded', worker);
    const { run, report } = await backtested(factors.reversal);
    const { body } = await checkups.get(checkupCalls.checkupSubject.path, {
      checkupId,
      subject: `f${factors.reversal.id}@1`,
    });
    const found = body.result as OutputOf<typeof checkupCalls.checkupSubject>;
    expect(found.associationId).toBe(run.associationId);
    expect(found.horizons.map(({ horizon }) => horizon)).toEqual(CHECKUP_HORIZONS);
    for (const figures of found.horizons) {
      const key = String(figures.horizon);
      const summary = report.rankIcSummary[key];
      expect(figures).toMatchObject({
        days: summary?.days,
        rankIc: summary?.mean,
        icir: summary?.icir,
        t: summary?.t,
        neweyWestT: summary?.neweyWestT,
        ic: report.icSummary[key]?.mean,
        topTurnover: report.turnover[key]?.byQuantile.at(-1),
        autocorrelation: report.rankAutocorrelation[key]?.mean,
        spread: report.spreadMean[key],
        quantileReturns: report.quantileReturns.raw[key]?.mean,
      });
      if (figures.horizon === 1) expect(figures.p).toBe(summary?.p);
    }
    expect(found.coverage).toBeCloseTo(
      (report.rows.kept + report.rows.withoutReturn + report.rows.withoutQuantile) /
        report.universePerDay.reduce((sum, stocks) => sum + stocks, 0),
      12,
    );
    expect(report.rows.kept).toBeGreaterThan(300);
  });

  it('corrects for the number of tests, and sorts and filters what it found', async () => {
    const { checkupId } = await checkups.submitted();
    const card = await checkups.until(checkupId, 'succeeded', worker);
    const rows = [...(await checkups.rows(checkupId)).values()];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['动量', '反转', '波动'].toSorted());
    const p = rows.map((row) => row.p ?? NaN);
    expect(p).toEqual(p.toSorted((one, other) => one - other));
    expect(rows.map(({ q }) => q)).toEqual([...falseDiscoveryRates(p)]);
    const significant = rows.filter(({ q }) => (q ?? 1) <= 0.05).length;
    expect(rows.filter((row) => row.significant)).toHaveLength(significant);
    expect(card).toMatchObject({ subjects: 3, significant, faulty: 0, progress: 1, step: null });
    expect(card.families.map(({ horizon, tests }) => [horizon, tests])).toEqual(
      CHECKUP_HORIZONS.map((horizon) => [horizon, 3]),
    );
    expect([...(await checkups.rows(checkupId, { search: '动量' })).keys()]).toEqual(['动量']);
    expect((await checkups.rows(checkupId, { kind: 'indicator' })).size).toBe(0);
    expect((await checkups.rows(checkupId, { horizon: 5 })).get('波动')?.horizon).toBe(5);
  });

  it('compares a factor with its opposite: the correlation is −1, and both are one group', async () => {
    const { checkupId } = await checkups.submitted();
    await checkups.until(checkupId, 'succeeded', worker);
    const { body } = await checkups.get(checkupCalls.checkupCorrelation.path, { checkupId });
    const { subjects, matrix, total } = body.result as OutputOf<typeof checkupCalls.checkupCorrelation>;
    expect(total).toBe(3);
    const at = (name: string): number => subjects.findIndex((subject) => subject.name === name);
    expect(matrix[at('动量')]?.[at('反转')]).toBeCloseTo(-1, 6);
    expect(matrix[at('动量')]?.[at('动量')]).toBeCloseTo(1, 6);
    expect(subjects[at('动量')]?.group).toBe(subjects[at('反转')]?.group);
    expect(Math.abs(at('动量') - at('反转'))).toBe(1);
    const answer = await checkups.get(checkupCalls.checkupSubject.path, {
      checkupId,
      subject: `f${factors.opposite.id}@1`,
    });
    const { similar } = answer.body.result as OutputOf<typeof checkupCalls.checkupSubject>;
    expect(similar[0]).toMatchObject({ name: '反转', kind: 'factor' });
  });

  it('leaves nothing behind: no parts, no jobs that share its work, one notice', async () => {
    const { checkupId, jobId } = await checkups.submitted();
    await checkups.until(checkupId, 'succeeded', worker);
    expect(await query(`SELECT part FROM ${tableName('invest', 'checkup_part')}`)).toEqual([]);
    expect(
      await query(`SELECT id FROM ${tableName('invest', 'job')} WHERE name = 'invest.checkupShare'`),
    ).toEqual([]);
    const notices = await query<{ title: string }[]>(
      `SELECT title FROM ${tableName('access', 'notice')} WHERE link LIKE ? OR title LIKE '因子体检%'
        ORDER BY id DESC LIMIT 1`,
      [`%${jobId}%`],
    );
    expect(notices).toEqual([{ title: '因子体检 已完成' }]);
  });
});

describe('what changed since the check-up before', () => {
  it('is new, gone, and of a changed factor its figures before', async () => {
    const { checkupId: before } = await checkups.submitted();
    await checkups.until(before, 'succeeded', worker);
    const gone = await checkups.factor('临时', '后复权收盘价');
    const { checkupId: second } = await checkups.submitted();
    await checkups.until(second, 'succeeded', worker);
    const { size } = factors;
    factors = { ...factors, size: await checkups.factor('波动', '0 - std(后复权收盘价, n: 5)', size) };
    await checkups.post(factorCalls.deleteFactor.path, { id: gone.id });
    const { checkupId: third } = await checkups.submitted();
    const card = await checkups.until(third, 'succeeded', worker);
    expect(card.previousId).toBe(second);
    const changes = async (checkupId: number) =>
      (await checkups.get(checkupCalls.checkupChanges.path, { checkupId })).body.result as OutputOf<
        typeof checkupCalls.checkupChanges
      >;
    expect((await changes(second)).new.map(({ name }) => name)).toEqual(['临时']);
    const found = await changes(third);
    expect(found.gone.map(({ name }) => name)).toEqual(['临时']);
    expect(found.new).toEqual([]);
    const [flipped] = found.flipped;
    expect(found.flipped.map(({ name }) => name)).toEqual(['波动']);
    expect(flipped?.rankIc).toBeCloseTo(-(flipped?.previousRankIc ?? NaN), 12);
    const row = (await checkups.rows(third, { change: 'flipped' })).get('波动');
    expect(row).toMatchObject({ changes: ['flipped'], factorVersion: 2, rankIc: flipped?.rankIc });
  });
});

describe('a check-up of every indicator', () => {
  it(
    'judges all of them beside the factors; those without values have no figures and no test',
    async () => {
      const { checkupId } = await checkups.submitted('all');
      const card = await checkups.until(checkupId, 'succeeded', worker);
      expect(card).toMatchObject({ subjects: INDICATORS.length + 3, scope: 'all', faulty: 0 });
      const close = (await checkups.rows(checkupId, { search: '收盘价' })).get('收盘价');
      expect(close).toMatchObject({ kind: 'indicator', indicatorId: 'daily_bar.close', category: '量价' });
      expect(close?.coverage).toBe(1);
      expect(close?.p).not.toBeNull();
      const empty = await query<{ subject: string; fault: string | null; rest: number }[]>(
        `SELECT subject, fault, (p IS NOT NULL) + (q IS NOT NULL) + significant + (rank_ic IS NOT NULL) + days AS rest
          FROM ${tableName('invest', 'checkup_row')} WHERE checkup_id = ? AND coverage = 0 AND horizon = 1`,
        [checkupId],
      );
      expect(empty.length).toBeGreaterThan(100);
      expect(empty.filter(({ rest, fault }) => Number(rest) > 0 || fault !== null)).toEqual([]);
      expect(card.families[0]?.tests).toBeLessThan(INDICATORS.length);
      const { body } = await checkups.get(checkupCalls.checkupCorrelation.path, {
        checkupId,
        of: 'strongest',
      });
      const { subjects, total } = body.result as OutputOf<typeof checkupCalls.checkupCorrelation>;
      expect(total).toBe(card.families[0]?.tests);
      expect(subjects.length).toBe(Math.min(80, total));
    },
    SLOW,
  );
});
