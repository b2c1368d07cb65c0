import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  backtestCalls,
  backtestTables,
  factorCalls,
  factorTables,
  indicatorCalls,
  indicatorTables,
  type BacktestReport,
  type BacktestRunCard,
  type Factor,
} from '@console/contract-invest';
import type { JobState, OutputOf } from '@console/contract-core';
import { fillEcology, OTHER_TENANT, type Answer, type WorkerProcess } from '@console/node-kit/testing';
import { fillBars, type Bars } from '../../testing/fill-bars.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { BacktestsModule } from '../backtests.module.ts';

type Submitted = OutputOf<typeof backtestCalls.submitBacktest>;

export interface RunningBacktests {
  readonly invest: RunningInvest;
  readonly bars: Bars;
  /**
   * The tokens of 陈思远 and 周雨桐, who may run backtests; of a user who may only view; and of 外人, who may run them in
   * another tenant.
   */
  readonly tokens: Readonly<Record<'analyst' | 'colleague' | 'viewer' | 'stranger', string>>;
  /** Adds a factor with a formula; fails unless it is saved. */
  factor(formula?: string, name?: string): Promise<Factor>;
  get(path: string, token?: string): Promise<Answer>;
  post(
    path: string,
    body: object,
    asked?: { readonly token?: string; readonly key?: string | null },
  ): Promise<Answer>;
  /** Queues a run of a factor; fails unless it is queued. */
  submitted(factorFormId: number, params?: object): Promise<Submitted>;
  card(associationId: number): Promise<BacktestRunCard>;
  report(associationId: number): Promise<BacktestReport>;
  /** Waits until a run is in a state, and fails when it ends in another or the worker has exited. */
  until(associationId: number, state: JobState, worker: WorkerProcess): Promise<BacktestRunCard>;
}

const AUTHORITIES = ['yzgl_view', 'yzgl_edit'];
/** The most polls, of 40 ms and an answer each: a test that needs more hangs. */
const MOST_POLLS = 1000;
const ENDED: readonly JobState[] = ['succeeded', 'failed', 'cancelled'];

/**
 * Factors and backtests over HTTP on a market of 24 shares and 60 days, unless given otherwise; the test starts the
 * worker that computes.
 */
export async function runningBacktests(
  env: Readonly<Record<string, string>> = {},
  size: Parameters<typeof fillBars>[1] = {},
): Promise<RunningBacktests> {
  const invest = await runningInvest({
    module: BacktestsModule,
    filled: false,
    env,
    entries: {
      ...factorTables,
      ...factorCalls,
      ...indicatorTables,
      ...indicatorCalls,
      ...backtestTables,
      ...backtestCalls,
    },
  });
  const bars = await fillBars(invest.data.database, size);
  await fillEcology(invest.data.database);
  const { signIn, send } = invest.service;
  const tokens = {
    analyst: await signIn({ username: 'analyst', realName: '陈思远', authorities: AUTHORITIES }),
    colleague: await signIn({ userId: 8, realName: '周雨桐', authorities: AUTHORITIES }),
    viewer: await signIn({ userId: 8, authorities: ['yzgl_view'] }),
    stranger: await signIn({ userId: 9, tenantId: OTHER_TENANT, authorities: AUTHORITIES }),
  };
  const get: RunningBacktests['get'] = (path, token = tokens.viewer) => send(path, { token });
  const post: RunningBacktests['post'] = (path, body, { token = tokens.analyst, key = randomUUID() } = {}) =>
    send(path, { token, body, headers: key === null ? {} : { 'idempotency-key': key } });
  const result = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    if (!body.success) throw new Error(body.appMesg);
    return body.result as T;
  };
  const card = (id: number): Promise<BacktestRunCard> =>
    result(get(`${backtestCalls.backtestRun.path}?associationId=${id}`));
  return {
    invest,
    bars,
    tokens,
    get,
    post,
    card,
    factor: async (formula = '0 - pct_change(后复权收盘价, n: 5)', name = '反转') => {
      const { relationMap } = await result<OutputOf<typeof factorCalls.checkFactor>>(
        post(factorCalls.checkFactor.path, { formula }),
      );
      return result(post(factorCalls.saveFactor.path, { name, treeFormId: 1, relationMap }));
    },
    submitted: (factorFormId, params = {}) =>
      result(post(backtestCalls.submitBacktest.path, { factorFormId, params })),
    report: (id) => result(get(`${backtestCalls.backtestResult.path}?associationId=${id}`)),
    until: async (id, state, worker) => {
      for (let polls = 0; polls < MOST_POLLS; polls += 1) {
        const found = await card(id);
        if (found.state === state) return found;
        if (ENDED.includes(found.state)) throw new Error(`the run ended: ${found.state} ${found.message}`);
        worker.check();
        await pause(40);
      }
      throw new Error(`the run is not ${state} yet`);
    },
  };
}
