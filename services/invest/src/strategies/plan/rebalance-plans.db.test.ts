import { STRATEGY_MESSAGES } from '@console/contract-invest';
import { MESSAGES, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { endsPeriod } from '@console/quant';
import { CalendarService } from '../../calendar/calendar.service.ts';
import { readDay } from '../days/posting/read-day.ts';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { strategyMarket, type StrategyMarket } from '../days/testing/strategy-market.ts';
import type { SealParts } from '../seal.ts';
import { RebalancePlansService } from './rebalance-plans.service.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());
afterEach(() => market.empty());

const day = (at: number): string => market.bars.dates.at(at) ?? '';
const session = { tenantId: TENANT } as Session;
const query = (sql: string, values: readonly (string | number)[] = []): Promise<unknown> =>
  market.data.database.query(sql, [...values]);
/** Makes a day of the market its newest complete one. */
const complete = (date: string): Promise<unknown> =>
  query(`UPDATE ${tableName('market', 'snapshot')} SET as_of = ? WHERE table_name = 'daily_bar'`, [date]);
const plansOf = (): RebalancePlansService => {
  const { database } = market.data;
  return new RebalancePlansService(database, new CalendarService(database), market.store);
};
const daysOf = (): StrategyDays =>
  new StrategyDays({
    database: market.data.database,
    store: market.store,
    clock: { now: () => Date.parse('2026-07-02T10:00:00Z') },
    codeVersion: '1+abc',
  });
async function postThrough(strategyId: number, date: string): Promise<void> {
  await complete(date);
  await daysOf().postThrough({ tenantId: TENANT, strategyId }, date);
}
const publish = (parts: Partial<SealParts> = {}): Promise<number> =>
  market.publish({ startDate: day(-20), ...parts });

it.each<[string, Partial<SealParts>]>([
  ['a system strategy', {}],
  ['a user strategy', { type: 2, stockQuantity: null, weights: [['600005.SH', '0.9000']] }],
])('orders what the next day then tries, and is held against it line by line: %s', async (_, parts) => {
  const strategyId = await publish(parts);
  const kinds = new Set<string>();
  for (let at = -20; at < -9; at += 1) {
    await postThrough(strategyId, day(at));
    const planned = await plansOf().next(session, { strategyId });
    kinds.add(planned.kind);
    const ends = at === -20 || endsPeriod(2, day(at), day(at + 1));
    expect(planned).toMatchObject({ asOf: day(at), date: day(at + 1) });
    expect(planned.kind === 'signal').toBe(ends);
    expect(planned.signalDate >= day(at)).toBe(true);
    expect(planned.signalDate === day(at)).toBe(ends);
    await postThrough(strategyId, day(at + 1));
    const { orders } = await readDay(market.data.database, { strategyId, date: day(at + 1) }, null);
    expect(planned.orders.map(({ stockCode, side, wanted }) => [stockCode, side, wanted])).toEqual(
      orders.map(({ code, side, wanted }) => [code, side, Number(wanted)]),
    );
    if (orders.length === 0) continue;
    const bills = await market.rows('strategy_bill', strategyId);
    const billId = Number(bills.find(({ bill_date }) => bill_date === day(at + 1))?.['id']);
    const review = await plansOf().review(session, { strategyId, billId });
    expect(review).toMatchObject({ date: day(at + 1), asOf: day(at), isSignal: ends });
    expect(
      review?.lines.map(({ planned: plan, actual }) => [plan?.shares, plan?.price, actual?.shares]),
    ).toEqual(
      orders.map(({ shares }, line) => [
        planned.orders[line]?.shares,
        planned.orders[line]?.price,
        Number(shares),
      ]),
    );
    expect(await plansOf().review(session, { strategyId })).toEqual(review);
  }
  expect(kinds).toContain('signal');
  expect(kinds.size).toBeGreaterThan(1);
});

it('comes to its money: what is sold less what is bought and the costs changes the cash', async () => {
  const strategyId = await publish({ adjustFrequency: 1 });
  await postThrough(strategyId, day(-14));
  const { cash, cashAfter, bought, sold, cost, orders } = await plansOf().next(session, { strategyId });
  expect(orders.length).toBeGreaterThan(1);
  expect(cash + sold - bought - cost).toBeCloseTo(cashAfter, 2);
});

it('is no plan of a strategy without a day, nor of one that is stopped, nor of another tenant', async () => {
  const strategyId = await publish();
  const plans = plansOf();
  await expect(plans.next(session, { strategyId })).rejects.toMatchObject({
    code: STRATEGY_MESSAGES.noPlan.code,
  });
  expect(await plans.review(session, { strategyId })).toBeNull();
  await postThrough(strategyId, day(-18));
  const stranger = { tenantId: OTHER_TENANT } as Session;
  for (const asked of [plans.next(stranger, { strategyId }), plans.review(stranger, { strategyId })])
    await expect(asked).rejects.toMatchObject({ code: MESSAGES.notFound.code });
  await expect(plans.review(session, { strategyId, billId: 4_294_967 })).rejects.toMatchObject({
    code: MESSAGES.notFound.code,
  });
  await query(`UPDATE ${tableName('invest', 'strategy')} SET status = 0 WHERE id = ?`, [strategyId]);
  await expect(plans.next(session, { strategyId })).rejects.toMatchObject({
    code: STRATEGY_MESSAGES.stopped.code,
  });
});
