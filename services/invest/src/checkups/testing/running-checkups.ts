import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  checkupCalls,
  checkupTables,
  factorCalls,
  type CheckupRow,
  type CheckupScope,
  type Factor,
} from '@console/contract-invest';
import type { JobState, OutputOf, Page } from '@console/contract-core';
import { OTHER_TENANT, type Answer, type WorkerProcess } from '@console/node-kit/testing';
import { fillBars } from '../../testing/fill-bars.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';

type Submitted = OutputOf<typeof checkupCalls.submitCheckup>;
type Card = NonNullable<OutputOf<typeof checkupCalls.checkup>>;

export interface RunningCheckups {
  readonly invest: RunningInvest;
  /** The tokens of 陈思远, who may edit factors, of a user who may only view, and of 外人 in another tenant. */
  readonly tokens: Readonly<Record<'analyst' | 'viewer' | 'stranger', string>>;
  /** Adds a factor with a formula, or saves one again; fails unless it is saved. */
  factor(name: string, formula: string, of?: Factor): Promise<Factor>;
  get(path: string, query?: Readonly<Record<string, string | number>>, token?: string): Promise<Answer>;
  post(
    path: string,
    body: object,
    asked?: { readonly token?: string; readonly key?: string },
  ): Promise<Answer>;
  /** Queues a check-up; fails unless it is queued. */
  submitted(scope?: CheckupScope): Promise<Submitted>;
  card(checkupId: number): Promise<Card>;
  /** What it found of each subject, by name. */
  rows(
    checkupId: number,
    filter?: Readonly<Record<string, string | number>>,
  ): Promise<ReadonlyMap<string, CheckupRow>>;
  /** Waits until a check-up is in a state, and fails when it ends in another or the worker has exited. */
  until(checkupId: number, state: JobState, worker?: WorkerProcess): Promise<Card>;
}

const AUTHORITIES = ['yzgl_view', 'yzgl_edit'];
/** The most polls, of 40 ms and an answer each: a test that needs more hangs. */
const MOST_POLLS = 2000;
const ENDED: readonly JobState[] = ['succeeded', 'failed', 'cancelled'];

/** Check-ups over HTTP on a market of 24 shares and 60 days; the test starts the workers that judge. */
export async function runningCheckups(): Promise<RunningCheckups> {
  const invest = await runningInvest({ filled: false });
  await fillBars(invest.data.database);
  const { signIn, send } = invest.service;
  const tokens = {
    analyst: await signIn({ username: 'analyst', realName: '陈思远', authorities: AUTHORITIES }),
    viewer: await signIn({ userId: 8, authorities: ['yzgl_view'] }),
    stranger: await signIn({ userId: 9, tenantId: OTHER_TENANT, authorities: AUTHORITIES }),
  };
  const get: RunningCheckups['get'] = (path, query = {}, token = tokens.viewer) => {
    const params = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return send(`${path}?${params.toString()}`, { token });
  };
  const post: RunningCheckups['post'] = (path, body, { token = tokens.analyst, key = randomUUID() } = {}) =>
    send(path, { token, body, headers: { 'idempotency-key': key } });
  const result = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    if (!body.success) throw new Error(body.appMesg);
    return body.result as T;
  };
  const card = (checkupId: number): Promise<Card> => result(get(checkupCalls.checkup.path, { checkupId }));
  return {
    invest,
    tokens,
    get,
    post,
    card,
    factor: async (name, formula, of) => {
      const { relationMap } = await result<OutputOf<typeof factorCalls.checkFactor>>(
        post(factorCalls.checkFactor.path, { formula }),
      );
      const edited = of && { id: of.id, revision: of.revision };
      return result(post(factorCalls.saveFactor.path, { name, treeFormId: 4, relationMap, ...edited }));
    },
    submitted: (scope = 'factors') => result(post(checkupCalls.submitCheckup.path, { scope })),
    rows: async (checkupId, filter = {}) => {
      const asked = { checkupId, size: 200, ...filter };
      const { content } = await result<Page<CheckupRow>>(get(checkupTables.checkupRows.path, asked));
      return new Map(content.map((row) => [row.name, row]));
    },
    until: async (checkupId, state, worker) => {
      for (let polls = 0; polls < MOST_POLLS; polls += 1) {
        const found = await card(checkupId);
        if (found.state === state) return found;
        if (ENDED.includes(found.state))
          throw new Error(`the check-up ended: ${found.state} ${found.message}`);
        worker?.check();
        await pause(40);
      }
      throw new Error(`the check-up is not ${state} yet`);
    },
  };
}
