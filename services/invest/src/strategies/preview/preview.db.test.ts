import {
  poolTables,
  previewCalls,
  STRATEGY_MESSAGES,
  styleCalls,
  type PreviewedStock,
} from '@console/contract-invest';
import type { CallerInputOf, OutputOf, Page } from '@console/contract-core';
import { OTHER_TENANT, recordDesk, resultOf, type Answer, type RecordDesk } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
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
