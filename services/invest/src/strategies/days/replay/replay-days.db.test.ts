import { tableName } from '@console/node-kit/database';
import { TENANT } from '@console/node-kit/testing';
import { StrategyDays } from '../posting/strategy-days.ts';
import { readStrategy } from '../posting/strategy-row.ts';
import { strategyMarket, type StrategyMarket } from '../testing/strategy-market.ts';
import { replayDays, type Replayed } from './replay-days.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());
afterEach(() => market.empty());

const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const day = (at: number): string => market.bars.dates.at(at) ?? '';
const strategyDays = () =>
  new StrategyDays({ database: market.data.database, store: market.store, clock, codeVersion: '1' });

async function replayed(id: number): Promise<Replayed> {
  const strategy = await readStrategy(market.data.database, TENANT, id);
  if (strategy === null) throw new Error('no strategy');
  return replayDays(strategy, { database: market.data.database, days: strategyDays() });
}

async function posted(): Promise<number> {
  const id = await market.publish({ startDate: day(-12) });
  const days = strategyDays();
  await days.postThrough({ tenantId: TENANT, strategyId: id }, day(-6));
  await change('strategy_risk', `system_risk = 60`, `strategy_id = ${id} AND risk_date = '${day(-6)}'`);
  await days.postThrough({ tenantId: TENANT, strategyId: id }, day(-1));
  return id;
}

const change = (table: string, set: string, where: string) =>
  market.data.database.query(`UPDATE ${tableName('invest', table)} SET ${set} WHERE ${where}`);

it('finds the days that were posted equal, a lowered cap included', async () => {
  expect(await replayed(await posted())).toEqual({ days: 12, difference: null });
});

it.each([
  ['strategy_day', 'cash = cash + 1', 'report_date', 'report.cash'],
  ['strategy_holding', 'shares = shares + 1', 'report_date', 'holdings[0].shares'],
  ['strategy_day', "day_hash = REPEAT('0', 64)", 'report_date', 'dayHash'],
  ['strategy_risk', 'system_risk = 90', 'risk_date', null],
] as const)('names the first difference after a change of %s by %s', async (table, set, column, place) => {
  const id = await posted();
  await change(table, set, `strategy_id = ${id} AND ${column} = '${day(-5)}'`);
  const found = await replayed(id);
  // A cap that is raised afterwards changes what the next signal buys.
  if (place === null) expect(found.difference?.date).toBe(day(-4));
  else expect(found).toEqual({ days: 7, difference: { date: day(-5), place } });
});

it('finds another choice where the signal was changed', async () => {
  const id = await posted();
  await change(
    'strategy_signal',
    `picks = REPLACE(picks, '"weight":"0.', '"weight":"0.0')`,
    `strategy_id = ${id} AND signal_date = '${day(-12)}'`,
  );
  expect(await replayed(id)).toEqual({
    days: 0,
    difference: { date: day(-12), place: 'signal.picks[0].weight' },
  });
});
