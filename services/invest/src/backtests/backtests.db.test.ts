import { randomUUID } from 'node:crypto';
import {
  BACKTEST_MESSAGES,
  backtestCalls,
  backtestTables,
  factorCalls,
  type BacktestRun,
} from '@console/contract-invest';
import { MESSAGES, type Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { TENANT, type Answer } from '@console/node-kit/testing';
import { BENCHMARK } from '../testing/fill-bars.ts';
import { runningBacktests, type RunningBacktests } from './testing/running-backtests.ts';

let backtests: RunningBacktests;
let factorId: number;
beforeAll(async () => {
  backtests = await runningBacktests();
}, 60_000);
afterAll(() => backtests.invest.stop());
beforeEach(async () => {
  await backtests.invest.empty();
  ({ id: factorId } = await backtests.factor());
});

const { submitBacktest, cancelBacktest, retryBacktest, repeatBacktest } = backtestCalls;
const submit = (body: object = {}, asked = {}): Promise<Answer> =>
  backtests.post(submitBacktest.path, { factorFormId: factorId, ...body }, asked);
const count = async (table: string): Promise<number> => {
  const [row] = await backtests.invest.data.database.query<{ total: number | string }[]>(
    `SELECT COUNT(*) AS total FROM ${tableName('invest', table)}`,
  );
  return Number(row?.total);
};
const setState = (jobId: string, state: string): Promise<unknown> =>
  backtests.invest.data.database.query(`UPDATE ${tableName('invest', 'job')} SET state = ? WHERE id = ?`, [
    state,
    jobId,
  ]);
const list = async (query = '', token?: string): Promise<Page<BacktestRun>> => {
  const { body } = await backtests.get(`${backtestTables.backtestList.path}${query}`, token);
  return body.result as Page<BacktestRun>;
};

describe('a backtest that is submitted', () => {
  it('is queued with everything it needs, and recorded in the audit log', async () => {
    const { associationId, jobId, state } = await backtests.submitted(factorId, { quantiles: 4 });
    expect(state).toBe('queued');
    const card = await backtests.card(associationId);
    expect(card).toMatchObject({
      associationId,
      jobId,
      factorFormId: factorId,
      factorName: '反转',
      factorVersion: 1,
      state: 'queued',
      progress: 0,
      step: null,
      universeText: '全部 A 股',
      attempts: 0,
      startDate: backtests.bars.dates[0],
      endDate: backtests.bars.dates.at(-1),
      submittedBy: '陈思远',
      canCancel: true,
      canRetry: false,
      verdict: null,
      resultHash: null,
      rankIcMean: null,
      seconds: null,
      snapshotId: null,
      codeVersion: null,
      worker: null,
    });
    expect(card.formula).toContain('pct_change');
    expect(card.params).toMatchObject({ quantiles: 4, horizons: [1, 5, 10, 20], winsorise: 'mad' });
    const [line] = (await backtests.invest.lines()).filter(({ action }) => action.includes('Backtest'));
    expect(line).toMatchObject({
      action: 'invest.submitBacktest',
      subject: `backtest:${associationId}`,
      tenant_id: TENANT,
      user_id: 7,
      before: null,
      after: { factorId, factorName: '反转', factorVersion: 1 },
    });
  });

  it('is the same run for the same key, and only one', async () => {
    const key = randomUUID();
    const answers = await Promise.all([submit({}, { key }), submit({}, { key }), submit({}, { key })]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.result))).size).toBe(1);
    expect([await count('backtest_run'), await count('job')]).toEqual([1, 1]);
    const other = await submit({ params: { quantiles: 3 } }, { key });
    expect(other.body.appCode).toBe(MESSAGES.keyReused.code);
    // The run exists already: that the factor is gone meanwhile does not matter.
    await setState((answers[0].body.result as { jobId: string }).jobId, 'failed');
    await backtests.post(factorCalls.deleteFactor.path, { id: factorId });
    expect((await submit({}, { key })).body.result).toEqual(answers[0]?.body.result);
  });

  it('is another run each time without a key', async () => {
    const answers = [await submit({}, { key: null }), await submit({}, { key: null })];
    expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
    expect([await count('backtest_run'), await count('job')]).toEqual([2, 2]);
  });

  it('is refused to a user who may only view', async () => {
    expect((await submit({}, { token: backtests.tokens.viewer })).status).toBe(403);
    expect(await count('backtest_run')).toBe(0);
  });

  it('stores graph, params and their hash, the same for the same; the hash of the input data is not known yet', async () => {
    const one = await backtests.card((await backtests.submitted(factorId)).associationId);
    const same = await backtests.card((await backtests.submitted(factorId)).associationId);
    const other = await backtests.card(
      (await backtests.submitted(factorId, { binBy: 'industry' })).associationId,
    );
    expect(same.paramsHash).toBe(one.paramsHash);
    expect([one.inputHash, one.startedAt]).toEqual([null, null]);
    expect(other.paramsHash).not.toBe(one.paramsHash);
    const { body } = await submit({ params: { universe: { kind: 'industry', code: '801780' } } });
    const narrowed = await backtests.card((body.result as { associationId: number }).associationId);
    expect(narrowed).toMatchObject({ universeText: '申万 银行' });
    expect(narrowed.paramsHash).not.toBe(one.paramsHash);
  });

  it('of a factor that names another stores the graph with that one expanded', async () => {
    const composed = await backtests.factor('cross_percentile(反转)', '反转分位');
    const { associationId } = await backtests.submitted(composed.id);
    const [row] = await backtests.invest.data.database.query<{ frozen: string }[]>(
      `SELECT frozen FROM ${tableName('invest', 'backtest_run')} WHERE id = ?`,
      [associationId],
    );
    const { graph } = JSON.parse(row?.frozen ?? '') as { graph: { nodes: { kind: string }[] } };
    expect(graph.nodes.map(({ kind }) => kind)).not.toContain('factor');
    expect(graph.nodes.map(({ kind }) => kind)).toContain('indicator');
  });

  it('over one of the tenant’s industries keeps its companies as they are now', async () => {
    const { body } = await submit({ params: { universe: { kind: 'pool', industryId: 2 } } });
    const { associationId } = body.result as { associationId: number };
    expect(await backtests.card(associationId)).toMatchObject({ universeText: '行业池 酒ETF' });
    const [row] = await backtests.invest.data.database.query<{ frozen: string }[]>(
      `SELECT frozen FROM ${tableName('invest', 'backtest_run')} WHERE id = ?`,
      [associationId],
    );
    expect(JSON.parse(row?.frozen ?? '')).toMatchObject({ universe: { kind: 'pool', securities: [2] } });
  });

  it.each([
    [{ factorFormId: 99_999 }, MESSAGES.notFound.code],
    [{ version: 9 }, MESSAGES.notFound.code],
    [{ params: { from: '2031-01-01' } }, BACKTEST_MESSAGES.noDates.code],
    [{ params: { horizons: [1, 59] } }, BACKTEST_MESSAGES.tooFewDates.code],
    [{ params: { universe: { kind: 'industry', code: '999999' } } }, BACKTEST_MESSAGES.unknownIndustry.code],
    [{ params: { universe: { kind: 'pool', industryId: 3 } } }, MESSAGES.notFound.code],
    [{ params: { benchmark: 'none' } }, BACKTEST_MESSAGES.unknownBenchmark.code],
    [{ params: { horizons: [5, 1] } }, MESSAGES.badInput.code],
  ])('is refused, and nothing is queued, with %j', async (wrong, code) => {
    expect((await submit(wrong)).body).toMatchObject({ success: false, appCode: code });
    expect([await count('backtest_run'), await count('job'), await count('creation')]).toEqual([0, 0, 1]);
  });

  it('by industry is refused where the data has no industries, and nothing is queued', async () => {
    const { database } = backtests.invest.data;
    const [members, away] = [tableName('market', 'sw_member'), tableName('market', 'sw_member_away')];
    await database.query(`RENAME TABLE ${members} TO ${away}`);
    await database.query(`CREATE TABLE ${members} LIKE ${away}`);
    for (const params of [{ binBy: 'industry' }, { neutralise: { industry: true, capital: false } }])
      expect((await submit({ params })).body).toMatchObject({
        success: false,
        appCode: BACKTEST_MESSAGES.noIndustries.code,
        appMesg: BACKTEST_MESSAGES.noIndustries.text,
      });
    expect([await count('backtest_run'), await count('job')]).toEqual([0, 0]);
    await database.query(`DROP TABLE ${members}`);
    await database.query(`RENAME TABLE ${away} TO ${members}`);
    expect((await submit({ params: { binBy: 'industry' } })).body.success).toBe(true);
  });

  it('is refused while the user has five that wait or run, whichever call queues them', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => submit()));
    const refused = answers.filter(({ body }) => !body.success);
    expect(refused.map(({ body }) => body.appMesg)).toEqual(
      Array(2).fill('您已有 5 个回测在排队或运行，最多 5 个'),
    );
    expect(await count('job')).toBe(5);
    // Another user's runs are not counted.
    expect((await submit({}, { token: backtests.tokens.colleague })).body.success).toBe(true);
    const { content } = await list('?mine=1', backtests.tokens.analyst);
    await setState((await backtests.card(content[0]?.associationId ?? 0)).jobId, 'failed');
    expect((await submit()).body.success).toBe(true);
    const failed = await list('?state=failed');
    const again = await backtests.post(retryBacktest.path, {
      associationId: failed.content[0]?.associationId,
    });
    expect(again.body.appCode).toBe(BACKTEST_MESSAGES.tooMany.code);
  });
});

describe('a run', () => {
  it('that waits is cancelled at once, and queued again by a retry, each with its audit line', async () => {
    const { associationId, jobId } = await backtests.submitted(factorId);
    const cancelled = await backtests.post(cancelBacktest.path, { associationId });
    expect(cancelled.body.result).toEqual({ associationId, jobId, state: 'cancelled' });
    expect(await backtests.card(associationId)).toMatchObject({ canCancel: false, canRetry: true });
    const again = await backtests.post(cancelBacktest.path, { associationId });
    expect(again.body.result).toEqual(cancelled.body.result);
    const retried = await backtests.post(retryBacktest.path, { associationId });
    expect(retried.body.result).toEqual({ associationId, jobId, state: 'queued' });
    expect((await backtests.post(retryBacktest.path, { associationId })).body.success).toBe(false);
    const lines = (await backtests.invest.lines()).filter(({ action }) => /cancel|retry/.test(action));
    expect(lines.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
      [
        ...['invest.cancelBacktest', `backtest:${associationId}`, { state: 'queued' }],
        { state: 'cancelled', cancelRequested: false },
      ],
      ['invest.retryBacktest', `backtest:${associationId}`, { state: 'cancelled' }, { state: 'queued' }],
    ]);
  });

  it('is cancelled once, however many ask at the same time', async () => {
    const { associationId, jobId } = await backtests.submitted(factorId);
    const answers = await Promise.all(
      [1, 2, 3].map(() => backtests.post(cancelBacktest.path, { associationId })),
    );
    for (const { body } of answers) expect(body.result).toEqual({ associationId, jobId, state: 'cancelled' });
    const lines = (await backtests.invest.lines()).filter(({ action }) => action === 'invest.cancelBacktest');
    expect(lines).toHaveLength(1);
  });

  it('that is already asked to stop is answered as it is, without an audit line', async () => {
    const { associationId, jobId } = await backtests.submitted(factorId);
    await setState(jobId, 'running');
    for (const times of [1, 2]) {
      const { body } = await backtests.post(cancelBacktest.path, { associationId });
      expect([times, body.result]).toEqual([times, { associationId, jobId, state: 'running' }]);
    }
    const lines = (await backtests.invest.lines()).filter(({ action }) => action === 'invest.cancelBacktest');
    expect(lines).toHaveLength(1);
  });

  it('that has not succeeded has no result, and is not repeated', async () => {
    const { associationId } = await backtests.submitted(factorId);
    const { path } = backtestCalls.backtestResult;
    expect((await backtests.get(`${path}?associationId=${associationId}`)).body.appCode).toBe(
      BACKTEST_MESSAGES.notEnded.code,
    );
    expect((await backtests.post(repeatBacktest.path, { associationId })).body.appCode).toBe(
      BACKTEST_MESSAGES.notEnded.code,
    );
  });

  it('is not repeated without a key', async () => {
    const { associationId } = await backtests.submitted(factorId);
    const { body } = await backtests.post(repeatBacktest.path, { associationId }, { key: null });
    expect(body.appCode).toBe(BACKTEST_MESSAGES.keyMissing.code);
  });

  it('does not exist for another tenant, in any call', async () => {
    const { associationId } = await backtests.submitted(factorId);
    const { stranger } = backtests.tokens;
    const reads = [backtestCalls.backtestRun, backtestCalls.backtestResult, backtestCalls.backtestEvents];
    for (const { path } of reads)
      expect((await backtests.get(`${path}?associationId=${associationId}`, stranger)).status).toBe(404);
    for (const { path } of [cancelBacktest, retryBacktest, repeatBacktest])
      expect((await backtests.post(path, { associationId }, { token: stranger })).status).toBe(404);
    expect((await submit({}, { token: stranger })).status).toBe(404);
    expect(await list('', stranger)).toEqual({ totalElements: 0, content: [] });
    const latest = await backtests.get(
      `${backtestCalls.latestBacktest.path}?factorFormId=${factorId}`,
      stranger,
    );
    expect(latest.body.result).toBeNull();
    expect((await backtests.card(associationId)).state).toBe('queued');
  });

  it('is found by its factor: the newest', async () => {
    const { path } = backtestCalls.latestBacktest;
    expect((await backtests.get(`${path}?factorFormId=${factorId}`)).body.result).toBeNull();
    await backtests.submitted(factorId);
    const { associationId } = await backtests.submitted(factorId);
    expect((await backtests.get(`${path}?factorFormId=${factorId}`)).body.result).toMatchObject({
      associationId,
    });
  });
});

describe('the events of a run', () => {
  const listeners: AbortController[] = [];
  const follow = async (associationId: number): Promise<Response> => {
    const controller = new AbortController();
    listeners.push(controller);
    const { url } = backtests.invest.service;
    return fetch(`${url}${backtestCalls.backtestEvents.path}?associationId=${associationId}`, {
      headers: { authorization: `Bearer ${backtests.tokens.viewer}` },
      signal: controller.signal,
    });
  };

  it('send the current state and each change, to six listeners of one user and no more', async () => {
    const { associationId, jobId } = await backtests.submitted(factorId);
    const open = await Promise.all(Array.from({ length: 6 }, () => follow(associationId)));
    expect(open.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await follow(associationId)).status).toBe(429);
    // One disconnects: its place is free as soon as the service notices.
    listeners[0]?.abort();
    let status = 429;
    for (let tries = 0; tries < 200 && status === 429; tries += 1) ({ status } = await follow(associationId));
    expect(status).toBe(200);
    await setState(jobId, 'cancelled');
    const states = (await (open[1] as Response).text()).matchAll(/"state":"(\w+)"/g);
    expect([...states].map(([, state]) => state)).toEqual(['queued', 'cancelled']);
  });

  it('do not keep the service from closing', async () => {
    const { associationId } = await backtests.submitted(factorId);
    // Left open: the stop of the service after all tests has to end it.
    expect((await follow(associationId)).status).toBe(200);
  });
});

describe('the list', () => {
  it('finds runs by name, factor, state and user, newest first', async () => {
    const other = await backtests.factor('市净率', 'PB低');
    const one = await backtests.submitted(factorId);
    const two = await backtests.submitted(other.id);
    await submit({}, { token: backtests.tokens.colleague });
    await setState(two.jobId, 'failed');
    const ids = async (query: string): Promise<number[]> =>
      (await list(query)).content.map(({ associationId }) => associationId);
    expect((await list()).totalElements).toBe(3);
    expect((await ids('')).slice(1)).toEqual([two.associationId, one.associationId]);
    expect(await ids('?search=pb')).toEqual([two.associationId]);
    expect(await ids(`?factorFormId=${other.id}`)).toEqual([two.associationId]);
    expect(await ids('?state=failed')).toEqual([two.associationId]);
    expect((await list('?mine=1', backtests.tokens.analyst)).totalElements).toBe(2);
    expect(await ids('?size=1&sort=factorName,ASC')).toEqual([two.associationId]);
  });
});

it('offers what there is to choose from', async () => {
  const { body } = await backtests.get(backtestCalls.backtestOptions.path);
  expect(body.result).toEqual({
    firstDate: backtests.bars.dates[0],
    lastDate: backtests.bars.dates.at(-1),
    industries: [
      { code: '801080', name: '电子', level: 1 },
      { code: '801120', name: '食品饮料', level: 1 },
      { code: '801780', name: '银行', level: 1 },
    ],
    pools: [
      { industryId: 1, name: '高端消费', companies: 1 },
      { industryId: 2, name: '酒ETF', companies: 1 },
    ],
    benchmarks: [{ code: BENCHMARK, name: '沪深300' }],
  });
  const { body: others } = await backtests.get(backtestCalls.backtestOptions.path, backtests.tokens.stranger);
  expect(others.result).toMatchObject({ pools: [{ name: '他人行业' }] });
});
