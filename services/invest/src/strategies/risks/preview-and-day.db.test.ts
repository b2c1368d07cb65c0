import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { strategyMarket, type StrategyMarket } from '../days/testing/strategy-market.ts';
import { PreviewRiskService } from './preview-risk.service.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());

const day = (at: number): string => market.bars.dates.at(at) ?? '';
const query = (sql: string, values: readonly (string | number)[] = []): Promise<unknown> =>
  market.data.database.query(sql, [...values]);
/** Makes a day of the market its newest complete one. */
const complete = (date: string): Promise<unknown> =>
  query(`UPDATE ${tableName('market', 'snapshot')} SET as_of = ? WHERE table_name = 'daily_bar'`, [date]);

it('previews the sales that the next day then tries, share by share', async () => {
  const { database } = market.data;
  const weights = [
    ['600002.SH', '0.3000'],
    ['600006.SH', '0.2500'],
    ['600009.SH', '0.2000'],
  ] as const;
  const startDate = day(-20);
  const type = { type: 2, stockQuantity: null, adjustFrequency: 4, initialCapital: 1_000_000 } as const;
  const strategyId = await market.publish({ ...type, weights, startDate });
  const days = new StrategyDays({
    database,
    store: market.store,
    clock: { now: () => Date.parse('2026-07-02T10:00:00Z') },
    codeVersion: '1+abc',
  });
  await complete(day(-5));
  await days.postThrough({ tenantId: TENANT, strategyId }, day(-5));

  const previews = new PreviewRiskService(database);
  const { sales } = await previews.preview({ tenantId: TENANT } as Session, { strategyId, systemRisk: 60 });
  expect(sales.length).toBeGreaterThan(1);

  await query(
    `UPDATE ${tableName('invest', 'strategy_risk')} SET system_risk = 60 WHERE strategy_id = ? AND risk_date = ?`,
    [strategyId, day(-5)],
  );
  await complete(day(-4));
  await days.postThrough({ tenantId: TENANT, strategyId }, day(-4));
  const bills = await market.rows('strategy_bill', strategyId);
  const bill = bills.find(({ bill_date }) => bill_date === day(-4));
  const orders = (await market.rows('strategy_order', strategyId)).filter(
    ({ bill_id, side }) => bill_id === bill?.['id'] && side === 'sell',
  );
  expect(orders.map(({ code, wanted }) => [code, wanted])).toEqual(
    sales.map(({ stockCode, sellNum }) => [stockCode, sellNum]),
  );
});
