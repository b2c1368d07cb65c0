import { randomUUID } from 'node:crypto';
import {
  factorCalls,
  poolTables,
  previewCalls,
  STRATEGY_MESSAGES,
  strategyCalls,
  styleCalls,
  type PreviewedStock,
} from '@console/contract-invest';
import type { CallerInputOf, OutputOf, Page } from '@console/contract-core';
import { openPanelStore } from '@console/market/panels';
import {
  OTHER_TENANT,
  recordDesk,
  resultOf,
  TENANT,
  type Answer,
  type RecordDesk,
} from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { readPicks } from '../days/posting/read-day.ts';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { fillPool } from '../pool/testing/pool-market.ts';
import type { PoolRow } from '../pool/pool-rows.ts';

const { previewStrategy } = previewCalls;
type Preview = OutputOf<typeof previewStrategy>;
type Asked = Partial<CallerInputOf<typeof previewStrategy>>;

const CAPITAL = 10_000_000;
const STYLE = {
  styleName: '均衡',
  comparisonIndexIndustryWeight: 0.2,
  comparisonIndexCorpWeight: 0.3,
  zbphIndexWeight: 0.5,
  styleIndexWeight: 0.6,
  liquidityIndexWeight: 0.4,
};

let invest: RunningInvest;
let desk: RecordDesk<{ readonly styleId: number }>;
let styleId: number;

beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  await fillPool(invest);
  const session = { username: 'analyst', authorities: ['tzgl_view', 'tzgl_edit'] };
  desk = await recordDesk(invest.service, { calls: styleCalls, name: 'style', session });
  ({ styleId } = resultOf<{ styleId: number }>(await desk.add(STYLE)));
}, 240_000);
afterAll(() => invest.stop());

const send = async (asked: Asked, session: object = {}): Promise<Answer> => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  const body = { strategyType: 1, styleId, initialCapital: CAPITAL, stockQuantity: 10, ...asked };
  return invest.service.send(previewStrategy.path, { body, token });
};
const preview = async (asked: Asked = {}): Promise<Preview> => resultOf<Preview>(await send(asked));
const pool = async (): Promise<readonly PoolRow[]> => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'] });
  const { body } = await invest.service.send(`${poolTables.stylePool.path}?styleId=${styleId}&size=200`, {
    token,
  });
  return (body.result as Page<PoolRow>).content;
};
const sum = (stocks: readonly PreviewedStock[], key: 'amount' | 'cost' | 'weight'): number =>
  stocks.reduce((total, stock) => total + stock[key], 0);

describe('the estimate of a system strategy', () => {
  it('has the stocks of the highest style index of the pool, weighted among themselves', async () => {
    const { stocks } = await preview();
    expect(stocks.map(({ stockCode }) => stockCode)).toEqual(
      (await pool()).slice(0, 10).map(({ stockCode }) => stockCode),
    );
    expect(sum(stocks, 'weight')).toBeCloseTo(1, 6);
    for (const { weight, systemConfigIndex } of stocks) expect(weight).toBeCloseTo(systemConfigIndex ?? 0, 8);
  });

  it('comes to its money: what is invested, the costs and the cash are the capital', async () => {
    const { stocks, invested, cash, cost, lots } = await preview();
    expect(invested).toBeCloseTo(sum(stocks, 'amount'), 2);
    expect(cost).toBeCloseTo(sum(stocks, 'cost'), 2);
    expect(invested + cost + cash).toBeCloseTo(CAPITAL, 2);
    expect(lots).toBe(stocks.reduce((total, { shares }) => total + Math.floor(shares / 100), 0));
    for (const { shares, close, amount } of stocks) expect(amount).toBeCloseTo(shares * (close ?? 0), 2);
  });

  it('has as many stocks as it is asked for', async () => {
    expect((await preview({ stockQuantity: 25 })).stocks).toHaveLength(25);
  });
});

describe('the estimate of a user strategy', () => {
  it('has the given stocks with the given weights, and what they leave as cash', async () => {
    const [one, other] = await pool();
    const stocks = [
      { stockCode: other?.stockCode ?? '', userConfigIndex: 0.3 },
      { stockCode: one?.stockCode ?? '', userConfigIndex: 0.2 },
    ];
    const found = await preview({ strategyType: 2, stocks });
    expect(found.stocks.map(({ stockCode, weight }) => [stockCode, weight])).toEqual([
      [other?.stockCode, 0.3],
      [one?.stockCode, 0.2],
    ]);
    expect(found.stocks[0]?.styleIndex).toBeCloseTo(other?.styleIndex ?? 0, 9);
    expect(found.cash + found.cost).toBeGreaterThanOrEqual(0.5 * CAPITAL);
    const system = found.stocks.map(({ systemConfigIndex }) => systemConfigIndex ?? 0);
    expect((system[0] ?? 0) + (system[1] ?? 0)).toBeCloseTo(1, 6);
  });

  it('buys nothing of a stock whose weight is not typed yet, or that is none of the tenant', async () => {
    const [one] = await pool();
    const stocks = [
      { stockCode: one?.stockCode ?? '', userConfigIndex: 0 },
      { stockCode: '688999.SH', userConfigIndex: 0.5 },
    ];
    const found = await preview({ strategyType: 2, stocks });
    expect(found).toMatchObject({ invested: 0, cost: 0, lots: 0, cash: CAPITAL });
    expect(found.stocks[1]).toMatchObject({ corpId: null, corpName: '688999.SH', close: null, shares: 0 });
  });
});

describe('the estimate of an intelligent strategy', () => {
  const EDITOR = ['tzgl_view', 'tzgl_edit', 'yzgl_view', 'yzgl_edit'];
  const call = async <T>(path: string, body: object): Promise<T> => {
    const token = await invest.service.signIn({ authorities: EDITOR });
    const headers = { 'idempotency-key': randomUUID() };
    return resultOf<T>(await invest.service.send(path, { body, token, headers }));
  };
  let factorId: number;
  beforeAll(async () => {
    const { relationMap } = await call<{ relationMap: object }>(factorCalls.checkFactor.path, {
      formula: 'cs_rank(0 - pct_change(后复权收盘价, n: 5))',
    });
    const saved = { name: '反转', treeFormId: 1, relationMap };
    ({ id: factorId } = await call<{ id: number }>(factorCalls.saveFactor.path, saved));
  });

  it('has the stocks and weights of the first signal once it is published', async () => {
    const asked = { strategyType: 3, factorId, weighting: 'score', stockQuantity: 10 } as const;
    const { stocks, asOf } = await preview(asked);
    const published = { ...asked, styleId, strategyName: '智能', initialCapital: CAPITAL };
    const { strategyId } = await call<{ strategyId: number }>(strategyCalls.publishStrategy.path, published);
    const { database } = invest.data;
    const days = new StrategyDays({
      database,
      store: openPanelStore({ database, directory: invest.panelDir }),
      clock: { now: () => Date.parse(`${asOf}T10:00:00Z`) },
      codeVersion: '1',
    });
    await days.postThrough({ tenantId: TENANT, strategyId }, asOf);
    const picks = await readPicks(database, { strategyId, date: asOf });
    expect(stocks).toHaveLength(10);
    expect(stocks.map(({ stockCode, weight, factorValue }) => [stockCode, weight, factorValue])).toEqual(
      picks?.map(({ code, weight, factorValue }) => [code, Number(weight), factorValue]),
    );
    for (const { shares, wished, lacking } of stocks)
      expect(shares + lacking.reduce((sum, cause) => sum + cause.shares, 0)).toBe(wished);
  });

  it('is refused without its factor, and of one that the tenant does not have', async () => {
    for (const asked of [{ strategyType: 3 }, { strategyType: 3, factorId: 4_294_967 }] as const)
      expect((await send(asked)).body.appCode).toBe(STRATEGY_MESSAGES.noFactor.code);
  });
});

describe('an estimate is refused', () => {
  it('of a style that the tenant does not have', async () => {
    expect((await send({ styleId: 4_294_967 })).status).toBe(404);
    expect((await send({}, { tenantId: OTHER_TENANT })).status).toBe(404);
  });

  it('for those who may not view strategies, and of an impossible input', async () => {
    expect((await send({}, { authorities: ['yzgl_view'] })).status).toBe(403);
    expect((await send({ initialCapital: 5 })).status).toBe(400);
    expect((await send({ stockQuantity: 7 })).status).toBe(400);
  });

  it('before the first complete day', async () => {
    const unfilled = await runningInvest({ filled: false });
    try {
      const { service } = unfilled;
      const session = { username: 'analyst', authorities: ['tzgl_view', 'tzgl_edit'] };
      const styles = await recordDesk(service, { calls: styleCalls, name: 'style', session });
      const added = resultOf<{ styleId: number }>(await styles.add(STYLE));
      const token = await service.signIn({ authorities: ['tzgl_view'] });
      const body = { strategyType: 1, styleId: added.styleId, initialCapital: CAPITAL, stockQuantity: 5 };
      const { body: answer } = await service.send(previewStrategy.path, { body, token });
      expect(answer.appCode).toBe(STRATEGY_MESSAGES.noDay.code);
    } finally {
      await unfilled.stop();
    }
  }, 60_000);
});
