import {
  investEntries,
  STRATEGY_MESSAGES,
  STYLE_MESSAGES,
  styleCalls,
  type StrategyDetail,
} from '@console/contract-invest';
import { MESSAGES, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, recordDesk, resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { insertStrategy, styleOf } from '../testing/stored-strategies.ts';

const { publishStrategy, stopStrategy, deleteStrategy, strategy } = investEntries;
const EDITOR = ['tzgl_view', 'tzgl_edit'];

type Desk = RecordDesk<{ readonly styleId: number }>;
let invest: RunningInvest;
let editor: Desk;
let stranger: Desk;
let styleId: number;
const someone = (session: Partial<Session>): Promise<Desk> =>
  recordDesk(invest.service, { calls: styleCalls, name: 'style', session });
beforeAll(async () => {
  invest = await runningInvest();
}, 60_000);
afterAll(() => invest.stop());
beforeEach(async () => {
  await invest.empty();
  editor = await someone({ username: 'analyst', authorities: EDITOR });
  stranger = await someone({ userId: 9, tenantId: OTHER_TENANT, authorities: EDITOR });
  styleId = await styleOf(invest.data.database, '000000', '均衡');
});

const running = (name = '系统一号'): Promise<number> => insertStrategy(invest.data.database, { name });
const stop = (id: number, by = editor): Promise<Answer> => by.ask(stopStrategy, { id });
const remove = (id: number, by = editor): Promise<Answer> => by.ask(deleteStrategy, { id });
const found = (strategyId: number, by = editor): Promise<Answer> => by.ask(strategy, { strategyId });
const stored = (): Promise<unknown[]> =>
  invest.data.database.query(`SELECT id FROM ${tableName('invest', 'strategy')}`);

describe('a running strategy', () => {
  it('is stopped once, with time and user, and the change is recorded', async () => {
    const strategyId = await running();
    expect((await stop(strategyId)).body.result).toBe(true);
    const stopped = resultOf<StrategyDetail>(await found(strategyId));
    expect(stopped).toMatchObject({ status: 0, version: 2, endTime: expect.any(String) });
    expect((await invest.lines()).at(-1)).toMatchObject({
      action: 'invest.stop-strategy',
      subject: `strategy:${strategyId}`,
      before: { status: 1, stoppedAt: null },
      after: { status: 0, stoppedAt: stopped.endTime },
    });
    expect((await stop(strategyId)).body).toMatchObject({ success: false, appMesg: '策略已停止' });
    expect(await invest.lines()).toHaveLength(1);
  });

  it('is not deleted before it is stopped; its row stays', async () => {
    const strategyId = await running();
    expect((await remove(strategyId)).body).toMatchObject({
      success: false,
      appCode: STRATEGY_MESSAGES.running.code,
    });
    await stop(strategyId);
    expect((await remove(strategyId)).body.result).toBe(true);
    expect((await found(strategyId)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
    expect((await invest.lines()).at(-1)).toMatchObject({
      action: 'invest.delete-strategy',
      before: { strategyName: '系统一号' },
      after: null,
    });
  });

  it('is neither seen, stopped nor deleted by another tenant', async () => {
    const strategyId = await running();
    for (const answer of [
      await found(strategyId, stranger),
      await stop(strategyId, stranger),
      await remove(strategyId, stranger),
    ])
      expect([answer.status, answer.body.appCode]).toEqual([404, MESSAGES.notFound.code]);
    expect((await found(strategyId)).body.result).toMatchObject({ status: 1, version: 1 });
  });
});

describe('a style that strategies use', () => {
  it('cannot be deleted, and the refusal names them, stopped ones too', async () => {
    const strategyId = await running();
    await running('用户一号');
    await stop(strategyId);
    const refused = await editor.remove(styleId);
    expect([refused.status, refused.body.appCode, refused.body.appMesg]).toEqual([
      200,
      STYLE_MESSAGES.inUse.code,
      '该投资风格正被以下策略使用，不能删除：系统一号、用户一号',
    ]);
  });

  it('can be deleted once they are', async () => {
    const strategyId = await running();
    await stop(strategyId);
    await remove(strategyId);
    expect((await editor.remove(styleId)).body.result).toBe(true);
  });

  it('is either deleted or published with, when both come at one moment', async () => {
    const [removed, made] = await Promise.all([
      editor.remove(styleId),
      editor.ask(publishStrategy, {
        styleId,
        strategyName: '新的',
        strategyType: 1,
        stockQuantity: 10,
        initialCapital: 1_000_000,
      }),
    ]);
    expect([removed.body.success, made.body.success].filter(Boolean)).toHaveLength(1);
  });
});
