import { TENANT } from '@console/node-kit/testing';
import { StrategyDays } from '../days/posting/strategy-days.ts';
import { strategyMarket, type StrategyMarket } from '../days/testing/strategy-market.ts';
import { queries } from '../../queries.ts';
import type { DemoStrategy } from './demo-list.ts';
import { runDemoStrategies } from './run-demo-strategies.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());

const day = (at: number): string => market.bars.dates.at(at) ?? '';
const DEMO: DemoStrategy = {
  name: '一',
  type: 1,
  style: '资金',
  stocks: 5,
  frequency: 2,
  since: 20,
  capital: 1_000_000,
};

it('runs strategies of the past up to today, stops one and lowers the caps of another on its day', async () => {
  const { database } = market.data;
  const starts = [day(-20), day(-12), day(-10)];
  const demos = [{ ...DEMO, stopped: 8 }, { ...DEMO, lowered: { after: 5, system: 40 } }, DEMO];
  const added = await Promise.all(
    starts.map(async (startDate, at) => ({
      id: await market.publish({ startDate, name: `演示${at}` }),
      tenantId: TENANT,
      startDate,
      demo: demos[at] ?? DEMO,
    })),
  );
  const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
  const parts = { database, store: market.store, clock, codeVersion: '1', tells: false };
  expect(await runDemoStrategies(database, new StrategyDays(parts), added)).toBe(9 + 12 + 10);
  const rows = await queries(database)
    .selectFrom('invest.strategy')
    .select(['status', 'last_date', 'stopped_at', 'statis_days'])
    .orderBy('name')
    .execute();
  expect(rows).toEqual([
    { status: 0, last_date: day(-12), stopped_at: `${day(-12)} 17:00:00`, statis_days: 9 },
    { status: 1, last_date: day(-1), stopped_at: null, statis_days: 12 },
    { status: 1, last_date: day(-1), stopped_at: null, statis_days: 10 },
  ]);
  const risks = await market.rows('strategy_risk', added[1]?.id ?? 0);
  expect(risks.map(({ system_risk }) => Number(system_risk))).toEqual([
    ...Array<number>(5).fill(100),
    ...Array<number>(7).fill(40),
  ]);
});
