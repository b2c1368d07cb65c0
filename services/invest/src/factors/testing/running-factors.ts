import {
  factorCalls,
  factorTables,
  indicatorCalls,
  indicatorTables,
  type Factor,
  type FactorGraphData,
} from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FactorsModule } from '../factors.module.ts';

export interface RunningFactors {
  readonly invest: RunningInvest;
  /** The tokens of 陈思远, who may write; 周雨桐, who may only view; 外人, who may do both in another tenant. */
  readonly tokens: { readonly editor: string; readonly viewer: string; readonly stranger: string };
  post(path: string, body: object, token?: string, key?: string): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  /** The check of a formula or graph. */
  check(body: object, token?: string): Promise<OutputOf<typeof factorCalls.checkFactor>>;
  /** The graph of a formula without faults that prevent reading it. */
  graphOf(formula: string, token?: string): Promise<FactorGraphData>;
  save(draft: FormulaDraft, token?: string, key?: string): Promise<Answer>;
  /** The saved factor; fails unless it is saved. */
  saved(draft: FormulaDraft, token?: string): Promise<Factor>;
  remove(id: number, token?: string): Promise<Answer>;
}

/** A factor to save, with its formula unless a graph is given. */
export interface FormulaDraft {
  readonly name?: string;
  readonly formula?: string;
  readonly relationMap?: FactorGraphData;
  readonly [key: string]: unknown;
}

/** The factor manager over HTTP on the fixture market. */
export async function runningFactors(): Promise<RunningFactors> {
  const invest = await runningInvest({
    module: FactorsModule,
    entries: { ...factorTables, ...factorCalls, ...indicatorTables, ...indicatorCalls },
  });
  const { signIn, send } = invest.service;
  const authorities = ['yzgl_view', 'yzgl_edit'];
  const tokens = {
    editor: await signIn({ username: 'analyst', authorities }),
    viewer: await signIn({ userId: 8, authorities: ['yzgl_view'] }),
    stranger: await signIn({ userId: 9, tenantId: OTHER_TENANT, authorities }),
  };
  const post: RunningFactors['post'] = (path, body, token = tokens.editor, key) =>
    send(path, { token, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  const check: RunningFactors['check'] = async (body, token) => {
    const { body: answer } = await post(factorCalls.checkFactor.path, body, token);
    expect(answer.success).toBe(true);
    return answer.result as OutputOf<typeof factorCalls.checkFactor>;
  };
  const graphOf: RunningFactors['graphOf'] = async (formula, token) => {
    const { relationMap, faults } = await check({ formula }, token);
    if (relationMap === null) throw new Error(JSON.stringify(faults));
    return relationMap;
  };
  const save: RunningFactors['save'] = async ({ formula, ...draft }, token, key) => {
    const relationMap = draft.relationMap ?? (await graphOf(formula ?? '收盘价', token));
    return post(
      factorCalls.saveFactor.path,
      { name: '因子', treeFormId: 1, ...draft, relationMap },
      token,
      key,
    );
  };
  return {
    invest,
    tokens,
    post,
    check,
    graphOf,
    save,
    get: (path, token = tokens.viewer) => send(path, { token }),
    saved: async (draft, token) => {
      const { body } = await save(draft, token);
      expect(body).toMatchObject({ success: true });
      return body.result as Factor;
    },
    remove: (id, token) => post(factorCalls.deleteFactor.path, { id }, token),
  };
}
